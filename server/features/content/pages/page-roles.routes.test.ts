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

test('[U03] nobody publishes a page or chooses its picture in a language that is not theirs', async () => {
  const [editor, limited] = [await callerOf(api, 'editor'), await polish('editor')]
  const page = await madePage(editor, { slug: 'plums' })
  const path = `${pagesPath}/${page.id}/languages/en/publication`
  const response = await limited.send('PUT', path, { rev: page.rev, as: 'publish' })
  expect(await refusal(response)).toMatchObject(forbidden)
  const choice = { mediaId: null, rev: 0 }
  const choose = (code: string) =>
    limited.send('PUT', `/api/admin/social-pictures/about/${code}/choice`, choice)
  expect(await refusal(await choose('en'))).toMatchObject(forbidden)
  expect((await choose('pl')).status).toBe(200)
})
