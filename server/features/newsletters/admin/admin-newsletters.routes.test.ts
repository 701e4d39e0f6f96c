import { beforeEach, expect, test } from 'vitest'
import type {
  AdminNewsletter,
  AdminNewsletters,
  NewsletterChecks,
  NewsletterFigures,
  NewsletterPreview,
} from '#domain/admin-newsletters.schema.ts'
import { newId } from '#domain/ids.ts'
import { letterPage } from '#domain/newsletters.ts'
import type { EditableSections } from '#domain/sections.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()
const path = '/api/admin/newsletters'
const hourMs = 3_600_000

beforeEach(async () => {
  await api.database.executeMultiple(
    'delete from newsletter_deliveries; delete from newsletters; delete from subscriptions; delete from subscribers; delete from outbox;',
  )
})

async function made(editor: Visitor, title = 'Julebrevet'): Promise<AdminNewsletter> {
  const answer = await editor.send('POST', path, { title })
  expect(answer.status).toBe(201)
  return (await answer.json()) as AdminNewsletter
}

const now = async (editor: Visitor, id: string) =>
  (await (await editor.get(`${path}/${id}`)).json()) as AdminNewsletter
const checksOf = async (editor: Visitor, id: string) =>
  (await (await editor.get(`${path}/${id}/checks`)).json()) as NewsletterChecks
const failed = async (editor: Visitor, id: string) =>
  (await checksOf(editor, id)).checks.filter(({ isOk }) => !isOk).map(({ check }) => check)

async function write(
  editor: Visitor,
  id: string,
  text: { key: string; value: string; language?: string; type?: 'text' | 'html'; rev?: number },
) {
  const { key, value, language = 'nb', type = 'text', rev = 0 } = text
  return editor.send('PUT', `/api/admin/content/texts/${letterPage(id)}/${key}`, {
    ...{ language, value, rev, type, as: 'publish' },
  })
}

/** So many confirmed subscribers of the list that forms subscribe to. */
async function subscribed(count: number, languageCode = 'nb'): Promise<void> {
  const { rows } = await api.database.execute(
    'select id, factory_id from newsletter_lists where is_default = 1',
  )
  const [listId, factoryId] = [String(rows[0]?.['id']), String(rows[0]?.['factory_id'])]
  for (let at = 0; at < count; at += 1) {
    const id = newId()
    await api.database.batch([
      {
        sql: `insert into subscribers (id, factory_id, email, language_code, status, public_token, source, created_at, updated_at)
          values (?, ?, ?, ?, 'enabled', ?, 'home', 1, 1)`,
        args: [id, factoryId, `${id}@eksempel.example`, languageCode, id],
      },
      {
        sql: `insert into subscriptions (subscriber_id, list_id, status, consent_version, consent_language, asked_at, ip_hash)
          values (?, ?, 'confirmed', '1', ?, 1, '')`,
        args: [id, listId, languageCode],
      },
    ])
  }
}

/** A draft that may be scheduled. */
async function ready(owner: Visitor): Promise<AdminNewsletter> {
  const { id } = await made(owner)
  await write(owner, id, { key: 'subject', value: 'Osten er moden' })
  await subscribed(2)
  expect((await owner.send('POST', `${path}/${id}/test`, { language: 'nb' })).status).toBe(201)
  expect(await failed(owner, id)).toEqual([])
  return now(owner, id)
}

test('[N01] a newsletter is made once with a heading, a text and the way out, and copied with its words', async () => {
  const editor = await callerOf(api, 'editor')
  const key = newId()
  const make = () => editor.send('POST', path, { title: 'Julebrevet' }, { 'idempotency-key': key })
  const answers = await Promise.all([make(), make()])
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  const [one, other] = await Promise.all(
    answers.map(async (answer) => (await answer.json()) as AdminNewsletter),
  )
  expect(other?.id).toBe(one?.id)
  const id = one?.id ?? ''
  expect(one).toMatchObject({ status: 'draft', title: 'Julebrevet', rev: 1 })
  expect((await write(editor, id, { key: 'subject', value: 'God jul' })).status).toBe(200)
  const html = {
    key: 'section.2.text',
    value: '<p>Hei <script>x</script></p>',
    type: 'html',
  } as const
  expect((await write(editor, id, html)).status).toBe(200)
  const copied = await editor.send('POST', `${path}/${id}/duplicate`, { title: 'Påskebrevet' })
  const copy = (await copied.json()) as AdminNewsletter
  expect(copy.shareableUrl).not.toBe(one?.shareableUrl)
  const blocks = await editor.get(`/api/admin/content/sections/${letterPage(copy.id)}`)
  expect(((await blocks.json()) as EditableSections).sections.map(({ kind }) => kind)).toEqual([
    ...['letter-heading', 'letter-text', 'letter-unsubscribe'],
  ])
  const preview = await editor.get(`${path}/${copy.id}/preview?language=nb`)
  expect(((await preview.json()) as NewsletterPreview).subject).toBe('God jul')
  const letter = await (await editor.get(`${path}/${copy.id}/letter?language=nb`)).text()
  expect(letter).not.toContain('<script')
  expect(letter).not.toMatch(/<a\b[^>]* href=/u)
})

test('the list finds a newsletter by name and subject, and tells who may send how many have it', async () => {
  const [owner, editor] = [await callerOf(api, 'owner'), await callerOf(api, 'editor')]
  const { id } = await made(owner, 'Ærlig brev')
  await made(owner, 'Et annet')
  await write(owner, id, { key: 'subject', value: 'Om bær' })
  const found = async (caller: Visitor, q: string) =>
    ((await (await caller.get(`${path}?q=${encodeURIComponent(q)}`)).json()) as AdminNewsletters)
      .newsletters
  expect((await found(editor, 'ærlig')).map((each) => each.id)).toEqual([id])
  expect((await found(editor, 'BÆR')).map((each) => each.subject)).toEqual(['Om bær'])
  await subscribed(3)
  await api.database.execute({
    sql: `insert into newsletter_deliveries (id, newsletter_id, subscriber_id, language_code, state, due_at, at)
      select id, ?, id, 'nb', 'sent', 1, 1 from subscribers`,
    args: [id],
  })
  // What was called spam was sent, too.
  await api.database.execute(`update newsletter_deliveries set state = 'complaint'
    where id = (select min(id) from newsletter_deliveries)`)
  expect((await found(owner, 'ærlig'))[0]?.figures).toEqual({ planned: 3, sent: 3 })
  expect((await found(editor, 'ærlig'))[0]?.figures).toBeNull()
  expect((await editor.get(`${path}/${id}/figures`)).status).toBe(403)
  const figures = (await (await owner.get(`${path}/${id}/figures`)).json()) as NewsletterFigures
  expect(figures).toMatchObject({ planned: 3, sent: 3, queued: 0, left: 0 })
})

test('a subject is no longer than inboxes show, and two who write at once overwrite nothing', async () => {
  const owner = await callerOf(api, 'owner')
  const { id } = await made(owner)
  const long = await write(owner, id, { key: 'subject', value: 'x'.repeat(121) })
  expect(await refusal(long)).toMatchObject({ code: 'subject_long', field: 'value' })
  const late = await write(owner, id, { key: 'preheader', value: 'x'.repeat(151) })
  expect(await refusal(late)).toMatchObject({ code: 'preheader_long' })
  await write(owner, id, { key: 'subject', value: 'En' })
  const stale = await write(owner, id, { key: 'subject', value: 'To' })
  expect(await refusal(stale)).toMatchObject({ code: 'stale', current: { value: 'En' } })
  const change = (title: string) => owner.send('PATCH', `${path}/${id}`, { rev: 1, title })
  expect((await change('Nytt')).status).toBe(200)
  expect((await change('Nytt')).status).toBe(200)
  expect(await refusal(await change('Annet'))).toMatchObject({ code: 'stale' })
})

test('checks name what is missing: dead links, empty buttons, pictures that are gone, languages without words', async () => {
  const owner = await callerOf(api, 'owner')
  const { id } = await made(owner)
  expect(await failed(owner, id)).toEqual(['subject', 'audience', 'test'])
  await write(owner, id, { key: 'subject', value: 'Osten er moden' })
  await write(owner, id, {
    ...{ key: 'section.2.text', type: 'html' },
    value: '<p><a href="/nowhere-at-all">x</a> <a href="/products">y</a></p>',
  })
  await subscribed(2)
  await subscribed(1, 'ar')
  expect(await failed(owner, id)).toEqual(['links', 'test'])
  const page = `/api/admin/content/sections/${letterPage(id)}`
  const { sections, rev } = (await (await owner.get(page)).json()) as EditableSections
  const picture = {
    kind: 'letter-picture',
    settings: { picture: `/media/${newId()}/1/640`, url: null },
  }
  const saved = await owner.send('PUT', page, { sections: [picture, ...sections], rev })
  expect(saved.status).toBe(200)
  expect(await failed(owner, id)).toEqual(['links', 'pictures', 'test'])
  const { missing, audience } = await checksOf(owner, id)
  expect(audience).toEqual({
    total: 3,
    languages: expect.arrayContaining([
      { code: 'nb', count: 2 },
      { code: 'ar', count: 1 },
    ]),
  })
  expect(missing.find(({ code }) => code === 'ar')).toMatchObject({ texts: 2, receivers: 1 })
  const asEditor = await checksOf(await callerOf(api, 'editor'), id)
  expect([asEditor.audience, asEditor.missing[0]?.receivers]).toEqual([null, null])
  const narrow = { rev: 1, languageCodes: ['ar'] }
  expect((await owner.send('PATCH', `${path}/${id}`, narrow)).status).toBe(200)
  expect((await checksOf(owner, id)).audience?.total).toBe(1)
})

test('a test goes to who asks for it, three times in ten minutes, and once however often it is sent', async () => {
  const owner = await callerOf(api, 'owner')
  const { id } = await made(owner)
  const key = newId()
  const send = (idempotencyKey = newId()) =>
    owner.send(
      'POST',
      `${path}/${id}/test`,
      { language: 'nb' },
      { 'idempotency-key': idempotencyKey },
    )
  expect([(await send(key)).status, (await send(key)).status]).toEqual([201, 201])
  const mails = async () =>
    (await api.database.execute("select * from outbox where kind = 'N0'")).rows
  expect(await mails()).toHaveLength(1)
  expect([(await send()).status, (await send()).status]).toEqual([201, 201])
  expect(await refusal(await send())).toMatchObject({ code: 'too_many_tries' })
  expect(await mails()).toHaveLength(3)
  expect((await now(owner, id)).testSentAt).not.toBeNull()
})

test('it is scheduled five minutes ahead once every check holds, and taken back', async () => {
  const owner = await callerOf(api, 'owner')
  const empty = await made(owner)
  const sendAt = Date.now() + hourMs
  const schedule = (id: string, rev: number, at: number) =>
    owner.send('PUT', `${path}/${id}/schedule`, { rev, sendAt: at })
  expect(await refusal(await schedule(empty.id, 1, sendAt))).toMatchObject({
    code: 'newsletter_unready',
  })
  const { id, rev } = await ready(owner)
  expect(await refusal(await schedule(id, rev, Date.now() + hourMs / 20))).toMatchObject({
    ...{ code: 'send_time_early', field: 'sendAt' },
  })
  const answers = await Promise.all([schedule(id, rev, sendAt), schedule(id, rev, sendAt)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await now(owner, id)).toMatchObject({ status: 'scheduled', sendAt, rev: rev + 1 })
  // Who may write but not send would send it to others than it was scheduled for.
  const others = { rev: rev + 1, languageCodes: ['nb'] }
  const writer = await callerOf(api, 'editor')
  expect(await refusal(await writer.send('PATCH', `${path}/${id}`, others))).toMatchObject({
    code: 'newsletter_in_state',
  })
  const step = (name: string, at: number) =>
    owner.send('POST', `${path}/${id}/steps`, { step: name, rev: at })
  expect(await refusal(await step('pause', rev + 1))).toMatchObject({ code: 'newsletter_in_state' })
  expect((await step('unschedule', rev + 1)).status).toBe(200)
  expect((await step('unschedule', rev + 1)).status).toBe(200)
  expect(await now(owner, id)).toMatchObject({ status: 'draft', sendAt: null })
  const editor = await callerOf(api, 'editor')
  const denied = await editor.send('PUT', `${path}/${id}/schedule`, { rev: rev + 2, sendAt })
  expect(denied.status).toBe(403)
})

test('while it is sent it is paused, goes on and is stopped; its receivers are settled, its words are not', async () => {
  const owner = await callerOf(api, 'owner')
  const { id, rev, listId } = await ready(owner)
  await api.database.execute({
    sql: "update newsletters set status = 'sending', started_at = 1 where id = ?",
    args: [id],
  })
  const step = async (name: string, at: number) =>
    owner.send('POST', `${path}/${id}/steps`, { step: name, rev: at })
  expect((await step('pause', rev)).status).toBe(200)
  expect(await now(owner, id)).toMatchObject({ status: 'paused', pauseReason: 'asked' })
  expect((await step('resume', rev + 1)).status).toBe(200)
  expect(await refusal(await step('cancel', rev))).toMatchObject({ code: 'stale' })
  expect((await step('cancel', rev + 2)).status).toBe(200)
  expect(await now(owner, id)).toMatchObject({ status: 'cancelled', pauseReason: null })
  const settled = { rev: rev + 3, languageCodes: ['nb'] }
  expect(await refusal(await owner.send('PATCH', `${path}/${id}`, settled))).toMatchObject({
    code: 'newsletter_in_state',
  })
  const same = { rev: rev + 3, listId, title: 'Etterpå' }
  expect((await owner.send('PATCH', `${path}/${id}`, same)).status).toBe(200)
  expect((await write(owner, id, { key: 'preheader', value: 'Rettet' })).status).toBe(200)
  const removed = await owner.send('DELETE', `${path}/${id}?rev=${rev + 4}`)
  expect(await refusal(removed)).toMatchObject({ code: 'newsletter_in_state' })
})

test('a draft is removed with its words; unknown ones are not found', async () => {
  const owner = await callerOf(api, 'owner')
  const { id } = await made(owner)
  await write(owner, id, { key: 'subject', value: 'Bort' })
  expect((await owner.send('DELETE', `${path}/${id}?rev=1`)).status).toBe(200)
  const { rows } = await api.database.execute({
    sql: `select 1 from page_contents where page_slug = ?1 union all
      select 1 from page_sections where page_slug = ?1`,
    args: [letterPage(id)],
  })
  expect(rows).toEqual([])
  for (const part of ['', '/checks', '/preview?language=nb', '/letter?language=nb', '/figures'])
    expect((await owner.get(`${path}/${id}${part}`)).status).toBe(404)
})
