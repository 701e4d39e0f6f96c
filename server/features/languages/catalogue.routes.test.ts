import { beforeAll, expect, test } from 'vitest'
import type { EditableLanguages } from '#domain/languages.schema.ts'
import { deliverDue } from '#server/features/outbox/outbox.service.ts'
import { letterheadIn } from '#server/features/outbox/letterhead.service.ts'
import { mailRenderers } from '#server/features/jobs/mail-renderers.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { jobAt } from '#tests/support/jobs.ts'
import { mailServer } from '#tests/support/mailing.ts'
import { callerOf } from '#tests/support/people.ts'
import { fillCart, placed } from '#tests/support/shopping.ts'

const api = useApi()
const path = '/api/admin/languages'

async function changed(owner: Visitor, code: string, wanted: object): Promise<void> {
  const { languages } = (await (await owner.get(path)).json()) as EditableLanguages
  const rev = languages.find((language) => language.code === code)?.rev
  expect((await owner.send('PATCH', `${path}/${code}`, { rev, ...wanted })).status).toBe(200)
}

/** What a refusal says, which is whatever the catalogue says. */
async function told(language: string): Promise<string> {
  return (await refusal(await api.visitor({ language }).get('/api/nothing'))).message
}

/** The catalogue that pages are shown with. */
function ofPages(code: string): string | undefined {
  return api.platform.memory.site?.languages.find((language) => language.code === code)?.catalogue
}

const ofMails = async (code: string) =>
  (await letterheadIn(jobAt(api, Date.now()), code)).i18n.locale

beforeAll(async () => {
  const owner = await callerOf(api, 'owner')
  const swedish = { code: 'sv', name: 'Swedish', nativeName: 'Svenska', direction: 'ltr' }
  await owner.send('POST', path, swedish)
  await changed(owner, 'sv', { isActive: true, anyway: true })
})

test('[A14] a language that the product has no texts for has those of the site’s default language, whichever that is', async () => {
  const owner = await callerOf(api, 'owner')
  expect(await told('sv')).toBe(await told('nb'))
  expect([ofPages('sv'), await ofMails('sv')]).toEqual(['nb', 'nb'])

  await changed(owner, 'en', { isDefault: true })
  expect(await told('sv')).toBe(await told('en'))
  expect(await told('sv')).not.toBe(await told('nb'))
  expect([ofPages('sv'), await ofMails('sv')]).toEqual(['en', 'en'])
  expect([ofPages('nb'), await ofMails('nb')]).toEqual(['nb', 'nb'])
})

test('[A14] what it falls back to goes before the site’s default language', async () => {
  const owner = await callerOf(api, 'owner')
  await changed(owner, 'sv', { fallbackCode: 'pl' })
  expect(await told('sv')).toBe(await told('pl'))
  expect([ofPages('sv'), await ofMails('sv')]).toEqual(['pl', 'pl'])
  await changed(owner, 'sv', { fallbackCode: null })
})

test('[A14] [O05] a mail to a buyer of such a language speaks the site’s default language', async () => {
  await changed(await callerOf(api, 'owner'), 'en', { isDefault: true })
  await api.database.execute('delete from outbox')
  const buyer = api.visitor({ language: 'sv' })
  await fillCart(api.database, buyer, { 'cultured-butter': 3 })
  const { number } = await placed(buyer)
  const mailer = mailServer()
  await deliverDue(jobAt(api, Date.now() + 1000), { mailer, renderers: mailRenderers })
  expect(mailer.taken.map(({ subject }) => subject)).toEqual([`Order ${number} received`])
})

test('[A14] a mail in a language that visitors see no more speaks it still, or else the site’s default language', async () => {
  const owner = await callerOf(api, 'owner')
  await changed(owner, 'en', { isDefault: true })
  await changed(owner, 'uk', { isActive: false })
  await changed(owner, 'sv', { isActive: false })
  expect([await ofMails('uk'), await ofMails('sv'), await ofMails('fi')]).toEqual([
    'uk',
    'en',
    'en',
  ])
})

test('[A14] where the site’s default language has no texts either, they are the product’s', async () => {
  const owner = await callerOf(api, 'owner')
  // What is sold would have to be told in Swedish first.
  await api.database.execute(`update products set is_active = 0`)
  await changed(owner, 'sv', { isActive: true, isDefault: true, anyway: true })
  expect(await told('sv')).toBe(await told('nb'))
  expect([ofPages('sv'), await ofMails('fi')]).toEqual(['nb', 'nb'])
})
