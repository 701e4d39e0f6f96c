import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { beforeAll, expect, test } from 'vitest'
import type { EditableLanguages } from '#domain/languages.schema.ts'
import type { ShellData } from '#domain/shell.schema.ts'
import { letterheadIn } from '#server/features/outbox/letterhead.service.ts'
import { DatabaseStreams } from '#server/platform/database-streams.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { startDatabaseProxy } from '#tests/support/database-proxy.ts'
import { jobAt } from '#tests/support/jobs.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()
const languages = '/api/admin/languages'

const nothing = generateMessageId('We cannot find what you are looking for.')
const short = generateMessageId('Use at least {min} characters.')
const weak = generateMessageId('Choose a longer or less common password.')
const orgNo = generateMessageId('Org. no. {orgNo}')
/** Said by pages, and by the server. */
const editor = generateMessageId('Editor')

const textOf = (key: string) => `/api/admin/interface-texts/${encodeURIComponent(key)}`

async function laid(language: string, key: string, content: string): Promise<void> {
  const owner = await callerOf(api, 'owner')
  const answer = await owner.send('PUT', textOf(key), { language, content, rev: 0 })
  expect(answer.status).toBe(200)
}

const told = async (language: string) =>
  (await refusal(await api.visitor({ language }).get('/api/nothing'))).message

const ofMails = async (language: string) =>
  (await letterheadIn(jobAt(api, Date.now()), language)).i18n._(orgNo, { orgNo: '1' })

async function changed(owner: Visitor, code: string, wanted: object): Promise<void> {
  const answer = (await (await owner.get(languages)).json()) as EditableLanguages
  const rev = answer.languages.find((language) => language.code === code)?.rev
  expect((await owner.send('PATCH', `${languages}/${code}`, { rev, ...wanted })).status).toBe(200)
}

beforeAll(async () => {
  const owner = await callerOf(api, 'owner')
  const swedish = { code: 'sv', name: 'Swedish', nativeName: 'Svenska', direction: 'ltr' }
  await owner.send('POST', languages, swedish)
  await changed(owner, 'sv', { isActive: true, anyway: true, fallbackCode: 'pl' })
})

test('[L06] what the server says is in the factory’s own words, in their language alone, until they are given back', async () => {
  const [norwegian, english] = [await told('nb'), await told('en')]
  await laid('en', nothing, 'There is no such cheese.')
  expect(await told('en')).toBe('There is no such cheese.')
  expect(await told('nb')).toBe(norwegian)
  const owner = await callerOf(api, 'owner')
  await owner.send('DELETE', textOf(nothing), { language: 'en', rev: 1 })
  expect(await told('en')).toBe(english)
})

test('[L06] [A14] a language without a catalogue is told in its own words, in mails too, and for the rest in those that stand in', async () => {
  const polish = await told('pl')
  expect(await told('sv')).toBe(polish)
  expect(await ofMails('sv')).toBe(await ofMails('pl'))
  await laid('sv', nothing, 'Vi hittar inte det du söker.')
  await laid('sv', orgNo, 'Org.nr {orgNo}')
  expect(await told('sv')).toBe('Vi hittar inte det du söker.')
  expect(await ofMails('sv')).toBe('Org.nr 1')
  expect(await told('pl')).toBe(polish)
  await laid('pl', weak, 'Za słabe.')
  const refused = await api
    .visitor({ language: 'sv' })
    .send('POST', '/api/auth/sign-up', { name: 'Ada', email: 'ada@example.no', password: 'x' })
  expect(await refusal(refused)).toMatchObject({ field: 'password', message: 'Za słabe.' })
})

test('[L06] such a text takes what the server gives it', async () => {
  const owner = await callerOf(api, 'owner')
  const body = { language: 'en', content: 'At least {max}.', rev: 0 }
  expect(await refusal(await owner.send('PUT', textOf(short), body))).toMatchObject({
    ...{ status: 422, code: 'placeholder_unknown', field: 'content' },
  })
})

test('[L06] pages carry none of what the server alone says', async () => {
  await laid('uk', nothing, 'Немає.')
  await laid('uk', editor, 'Редакторка')
  const shell = await api.visitor({ language: 'uk' }).get('/api/shell')
  const { overrides } = (await shell.json()) as ShellData
  expect(JSON.parse(overrides)).toEqual({ [editor]: ['Редакторка'] })
})

test('[L06] own words are read once for each state of the content, and said while the database is away', async () => {
  await laid('ar', nothing, 'لا شيء هنا.')
  const { streams, settings } = api.platform
  const proxy = await startDatabaseProxy(settings.DATABASE_URL)
  // The site itself is known by then.
  const norwegian = await told('nb')
  api.platform.streams = new DatabaseStreams({ ...settings, DATABASE_URL: proxy.url })
  expect(await told('ar')).toBe('لا شيء هنا.')
  expect(proxy.roundTrips).toBe(1)
  proxy.mode = 'down'
  expect(await told('ar')).toBe('لا شيء هنا.')
  // A factory without words of its own asks for none.
  expect(await told('nb')).toBe(norwegian)
  expect(proxy.roundTrips).toBe(1)
  api.platform.streams = streams
  await proxy.stop()
})
