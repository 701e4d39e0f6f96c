import { expect, test } from 'vitest'
import type { WrittenPage } from '#domain/pages.schema.ts'
import type { AdminRole } from '#domain/permissions.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { answered, saved } from '#tests/support/editing.ts'
import { madePage, pagesPath, published, renamed } from '#tests/support/pages.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()
const forbidden = { status: 403, code: 'forbidden' }

/** Somebody who writes Polish alone. */
async function polish(role: AdminRole): Promise<Visitor> {
  const caller = await callerOf(api, role)
  await api.database.execute({
    sql: `update admins set languages = '["pl"]' where user_id = ?`,
    args: [caller.person?.id ?? ''],
  })
  return caller
}

test('[U03] a translator gives a draft its address; what visitors or search engines see is for who publishes', async () => {
  const [editor, translator] = [await callerOf(api, 'editor'), await polish('translator')]
  let page = await madePage(editor, { slug: 'apples' })
  const path = `${pagesPath}/${page.id}/languages/pl`
  const unseen = { rev: page.rev, slug: 'jablka', isIndexed: false }
  expect(await refusal(await translator.send('PUT', path, unseen))).toMatchObject(forbidden)
  page = (await answered<WrittenPage>(await renamed(translator, page, 'pl', 'jablka'))).page
  page = (await answered<WrittenPage>(await renamed(translator, page, 'pl', 'jablko'))).page
  await saved(editor, 'apples/title', { language: 'pl', value: 'Jablka' })
  page = await published(editor, page, 'pl')
  expect(await refusal(await renamed(translator, page, 'pl', 'gruszki'))).toMatchObject(forbidden)
  expect((await renamed(editor, page, 'pl', 'gruszki')).status).toBe(200)
})

test('[U03] a translator publishes no page and chooses no picture; languages limit nobody but translators', async () => {
  const [editor, translator] = [await polish('editor'), await polish('translator')]
  const page = await madePage(editor, { slug: 'plums', title: 'Plums', languageCode: 'en' })
  const path = `${pagesPath}/${page.id}/languages/en/publication`
  const publication = { rev: page.rev, as: 'publish' }
  const choose = (caller: Visitor, code: string) =>
    caller.send('PUT', `/api/admin/social-pictures/about/${code}/choice`, { mediaId: null, rev: 0 })
  expect(await refusal(await translator.send('PUT', path, publication))).toMatchObject(forbidden)
  expect(await refusal(await choose(translator, 'pl'))).toMatchObject(forbidden)
  expect((await editor.send('PUT', path, publication)).status).toBe(200)
  expect((await choose(editor, 'en')).status).toBe(200)
})
