import { beforeAll, expect, test } from 'vitest'
import { newId } from '#domain/ids.ts'
import type { NewsletterLists } from '#domain/newsletter-lists.schema.ts'
import { newsletterLimits } from '#domain/newsletters.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { makeDefaultList } from '#tests/support/default-list.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()
const path = '/api/admin/newsletter-lists'

beforeAll(() => makeDefaultList(api.database))

const listed = async (reader: Visitor) =>
  ((await (await reader.get(path)).json()) as NewsletterLists).lists

async function named(reader: Visitor, key: string) {
  const found = (await listed(reader)).find((list) => list.key === key)
  if (!found) throw new Error(`no list ${key}`)
  return found
}

test('[N01] a list is made once, and its name is a text like any other', async () => {
  const owner = await callerOf(api, 'owner')
  const key = newId()
  const body = { languageCode: 'nb', name: 'Til bedrifter' }
  const make = async () => owner.send('POST', path, body, { 'idempotency-key': key })
  expect((await Promise.all([make(), make()])).map(({ status }) => status)).toEqual([201, 201])
  const made = await named(owner, 'til-bedrifter')
  expect(made).toMatchObject({
    ...{ names: { nb: 'Til bedrifter' }, isDefault: false, isOpen: true },
    ...{ confirmed: 0, pending: 0 },
  })
  expect((await listed(owner)).filter((list) => list.key === 'til-bedrifter')).toHaveLength(1)
  const text = '/api/admin/content/texts/newsletter/list.til-bedrifter.title'
  const seen = (await (await owner.get(`${text}?language=nb`)).json()) as { rev: number }
  const change = { language: 'nb', value: 'For bedrifter', rev: seen.rev, as: 'publish' }
  expect((await owner.send('PUT', text, change)).status).toBe(200)
  const other = { language: 'ar', value: 'للشركات', rev: 0, as: 'publish' }
  expect((await owner.send('PUT', text, other)).status).toBe(200)
  expect((await named(owner, 'til-bedrifter')).names).toEqual({
    nb: 'For bedrifter',
    ar: 'للشركات',
  })
})

test('lists of the same name have texts of their own, whatever they are written in', async () => {
  const owner = await callerOf(api, 'owner')
  for (const name of ['2027', '2027', '日本'])
    expect((await owner.send('POST', path, { languageCode: 'en', name })).status).toBe(201)
  const keys = (await listed(owner)).map(({ key }) => key)
  expect(keys.slice(-3)).toEqual(['list-2027', 'list-2027-2', 'list'])
})

test('a list is closed and opened as it was seen; the one of the forms stays open', async () => {
  const owner = await callerOf(api, 'owner')
  await owner.send('POST', path, { languageCode: 'en', name: 'Menu of the week' })
  const { id, rev } = await named(owner, 'menu-of-the-week')
  const close = { rev, isOpen: false }
  expect((await owner.send('PATCH', `${path}/${id}`, close)).status).toBe(200)
  expect((await owner.send('PATCH', `${path}/${id}`, close)).status).toBe(200)
  expect(await named(owner, 'menu-of-the-week')).toMatchObject({ isOpen: false, rev: rev + 1 })
  const late = await owner.send('PATCH', `${path}/${id}`, { rev, isOpen: true })
  expect(await refusal(late)).toMatchObject({ status: 409, code: 'stale' })
  const standard = (await listed(owner)).find(({ isDefault }) => isDefault)
  const refused = await owner.send('PATCH', `${path}/${standard?.id}`, {
    rev: standard?.rev,
    isOpen: false,
  })
  expect(await refusal(refused)).toMatchObject({ status: 409, code: 'newsletter_list_default' })
})

test('there is room for twelve, and each has a name in a language of the site', async () => {
  const owner = await callerOf(api, 'owner')
  const make = (body: object) => owner.send('POST', path, body)
  expect(await refusal(await make({ languageCode: 'en', name: ' ' }))).toMatchObject({
    ...{ code: 'newsletter_list_missing', field: 'name' },
  })
  expect(await refusal(await make({ languageCode: 'en', name: 'x'.repeat(61) }))).toMatchObject({
    ...{ code: 'newsletter_list_long', field: 'name' },
  })
  expect((await make({ languageCode: 'xx', name: 'News' })).status).toBe(404)
  for (let number = (await listed(owner)).length; number < newsletterLimits.lists; number += 1)
    expect((await make({ languageCode: 'en', name: `List ${number}` })).status).toBe(201)
  const full = await make({ languageCode: 'en', name: 'One more' })
  expect(await refusal(full)).toMatchObject({ code: 'too_many_newsletter_lists' })
})
