import { beforeEach, expect, test } from 'vitest'
import type { AdminConversation, AdminConversations } from '#domain/admin-conversations.schema.ts'
import type { ErrorBody } from '#domain/errors.ts'
import { mailRenderers } from '#server/features/jobs/mail-renderers.ts'
import { deliverDue } from '#server/features/outbox/outbox.service.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { contactMessage, sendContactFile, writeTo } from '#tests/support/conversations.ts'
import { jobAt, jobsAt } from '#tests/support/jobs.ts'
import { mailServer } from '#tests/support/mailing.ts'
import { callerOf } from '#tests/support/people.ts'
import { fillCart, placed } from '#tests/support/shopping.ts'
import { cleanConversations } from '#server/features/conversations/clean-conversations.ts'

const api = useApi()
const path = '/api/admin/conversations'
const dayMs = 24 * 3_600_000

beforeEach(async () => {
  for (const table of [
    ...['conversation_messages', 'conversation_files', 'conversations', 'outbox', 'spent_proofs'],
  ])
    await api.database.execute(`delete from ${table}`)
  await api.database.execute(`delete from events where entity = 'conversation'`)
})

async function rows(sql: string, ...args: string[]) {
  return (await api.database.execute({ sql, args })).rows
}

async function colleague(role: 'sales' | 'fulfilment' | 'viewer' | 'owner' = 'sales') {
  const { person, ...visitor } = await callerOf(api, role)
  if (!person) throw new Error('nobody answers')
  return { ...visitor, id: person.id }
}

/** Sends a message and answers its conversation's id. */
async function written(change: object = {}, from: Visitor = api.visitor()) {
  const sent = await writeTo(from, contactMessage(change))
  const [row] = await rows('select id from conversations where number = ?', sent.number ?? '')
  return String(row?.['id'])
}

async function listOf(reader: Visitor, query = '') {
  return (await (await reader.get(`${path}${query}`)).json()) as AdminConversations
}

async function conversationOf(reader: Visitor, id: string) {
  return (await (await reader.get(`${path}/${id}`)).json()) as AdminConversation
}

async function call(
  caller: Visitor,
  at: string,
  body: object,
  { key = crypto.randomUUID(), method = 'POST' }: { key?: string; method?: string } = {},
) {
  const response = await caller.send(method, `${path}/${at}`, body, { 'idempotency-key': key })
  const answer = (await response.json()) as AdminConversation &
    ErrorBody & { current: AdminConversation }
  return { ...answer, answered: response.status }
}

async function delivered(mailer = mailServer(), at = Date.now() + 1000) {
  await deliverDue(jobAt(api, at), { mailer, renderers: mailRenderers })
  return mailer.taken
}

test('[N05] the inbox counts its queues, finds what was said, and shows spam to who asks for it', async () => {
  const ours = await colleague()
  const first = await written({ text: 'Is there hazelnut in the flat bread?' })
  const mine = await written({ name: 'Odd Ravnås', text: 'Nine of us would like to visit.' })
  const spam = await written({ decoy: 'x', isPlain: true, text: 'Cheap pills, cheap pills.' })
  await call(ours, `${mine}/assignee`, { rev: 1, userId: ours.id }, { method: 'PUT' })
  const { queues, conversations, total } = await listOf(ours)
  expect([total, queues]).toEqual([
    2,
    { all: 2, open: 2, mine: 1, answered: 0, closed: 0, spam: 1 },
  ])
  expect(conversations.map(({ id }) => id).toSorted()).toEqual([first, mine].toSorted())
  const found = async (query: string) =>
    (await listOf(ours, query)).conversations.map(({ id }) => id)
  expect(await found('?queue=mine')).toEqual([mine])
  expect(await found('?queue=spam')).toEqual([spam])
  expect(await found('?q=HAZELNUT')).toEqual([first])
  expect(await found('?q=ravnas')).toEqual([mine])
  const { number } = await conversationOf(ours, first)
  expect(await found(`?q=${number.toLowerCase()}`)).toEqual([first])
  expect(await found('?q=pills')).toEqual([])
  expect((await listOf(ours, '?page=9')).page).toBe(1)
})

test('[N05] what is new is open once somebody looks, and is taken through its states by those who may', async () => {
  const [ours, viewer] = [await colleague(), await colleague('viewer')]
  const id = await written()
  const step = (move: string, rev: number, by: Visitor = ours) =>
    call(by, `${id}/moves`, { rev, move })
  expect(await step('open', 1, viewer)).toMatchObject({ answered: 403 })
  const looks = await Promise.all([1, 2].map(() => step('open', 1)))
  expect(looks.map(({ answered, status }) => [answered, status])).toEqual([
    [200, 'open'],
    [200, 'open'],
  ])
  expect(await step('close', 1)).toMatchObject({ code: 'stale', current: { status: 'open' } })
  expect(await step('close', 2)).toMatchObject({ status: 'closed', rev: 3 })
  expect(await step('close', 2)).toMatchObject({ status: 'closed', rev: 3 })
  expect(await step('unmark_spam', 3)).toMatchObject({ code: 'conversation_in_state' })
  expect(await step('open', 3)).toMatchObject({ status: 'open' })
  expect(await step('mark_spam', 4)).toMatchObject({ status: 'spam', can: { answer: false } })
  expect(await call(ours, `${id}/answers`, { rev: 5, text: 'No', close: false })).toMatchObject({
    code: 'conversation_in_state',
  })
  expect(await step('unmark_spam', 5)).toMatchObject({ status: 'open' })
  const happened = await rows(
    `select event from events where entity = 'conversation' and entity_id = ? order by at, id`,
    id,
  )
  expect(happened.map(({ event }) => event)).toEqual([
    ...['write', 'open', 'close', 'open', 'mark_spam', 'unmark_spam'],
  ])
  const { number } = await conversationOf(ours, id)
  const kept = await rows(
    'select action from audit_log where entity_id = ? order by at, id',
    number,
  )
  expect(kept.map(({ action }) => action)).toEqual([
    ...['conversation_closed', 'conversation_reopened'],
    ...['conversation_marked_spam', 'conversation_unmarked_spam'],
  ])
  const stranger = await colleague('viewer')
  expect(
    await call(ours, `${id}/assignee`, { rev: 6, userId: stranger.id }, { method: 'PUT' }),
  ).toMatchObject({ code: 'not_found' })
})

test('[N05] an answer goes once, with its thread and an address that reaches us, and is refused where a colleague was faster', async () => {
  const [ours, other] = [await colleague(), await colleague('fulfilment')]
  const id = await written({ text: 'هل يوجد بندق في الخبز؟' }, api.visitor({ language: 'ar' }))
  await delivered()
  const note = { text: 'Batch L2645, look for others.' }
  const key = crypto.randomUUID()
  for (let time = 0; time < 2; time += 1)
    expect(await call(ours, `${id}/notes`, note, { key })).toMatchObject({ answered: 201 })
  const answer = { rev: 1, text: 'لا، لا يوجد.', close: true }
  const twice = await Promise.all([1, 2].map(() => call(ours, `${id}/answers`, answer, { key })))
  expect(twice.map(({ answered }) => answered)).toEqual([201, 201])
  const now = await conversationOf(other, id)
  expect(now).toMatchObject({
    ...{ status: 'closed', rev: 2, assignedTo: { userId: ours.id } },
    messages: [
      { author: 'sender', mail: null },
      { isInternal: true, mail: null },
      { author: 'staff', text: answer.text, mail: 'queued' },
    ],
  })
  expect(await call(other, `${id}/answers`, answer)).toMatchObject({
    ...{ answered: 409, code: 'stale', current: { status: 'closed' } },
  })
  const again = { ...answer, rev: 2, close: false, text: 'أهلا وسهلا.' }
  expect(await call(other, `${id}/answers`, again)).toMatchObject({ status: 'answered' })
  const mails = await delivered()
  expect(mails.map(({ to, replyTo }) => [to, replyTo])).toEqual([
    ['ingrid@example.no', 'hei@example.no'],
    ['ingrid@example.no', 'hei@example.no'],
  ])
  expect(mails[0]?.html).toContain('dir="rtl"')
  expect(mails[0]?.html).toContain('هل يوجد بندق في الخبز؟')
  expect(mails[1]?.html).toContain(answer.text)
  for (const mail of mails) expect(mail.html).not.toContain('L2645')
  expect((await conversationOf(ours, id)).messages.map(({ mail }) => mail)).toEqual([
    ...[null, null, 'sent', 'sent'],
  ])
})

test('an answer whose mail failed is sent again by a press, and one that left is not', async () => {
  const ours = await colleague()
  const id = await written()
  await delivered()
  const { messages } = await call(ours, `${id}/answers`, { rev: 1, text: 'Yes.', close: false })
  const message = messages.at(-1)?.id ?? ''
  const mailer = mailServer()
  mailer.isDown = true
  for (let day = 1; day <= 5; day += 1) await delivered(mailer, Date.now() + day * dayMs)
  expect((await conversationOf(ours, id)).messages.at(-1)).toMatchObject({ mail: 'failed' })
  const again = () => call(ours, `${id}/answers/${message}/again`, {})
  expect((await again()).messages.at(-1)).toMatchObject({ mail: 'queued' })
  mailer.isDown = false
  expect(await delivered(mailer)).toHaveLength(1)
  expect((await again()).messages.at(-1)).toMatchObject({ mail: 'sent' })
  expect(await delivered()).toHaveLength(0)
  expect(await call(ours, `${id}/answers/${crypto.randomUUID()}/again`, {})).toMatchObject({
    code: 'not_found',
  })
})

test('the order is named where number and address are those of one, and nobody else’s is', async () => {
  const ours = await colleague()
  const buyer = api.visitor()
  await fillCart(api.database, buyer, { 'cultured-butter': 3 })
  const { number } = await placed(buyer)
  const [row] = await rows('select email from orders where number = ?', number)
  const typed = ` ${number.toLowerCase()} `
  const theirs = await written({
    topic: 'order',
    orderNumber: typed,
    email: String(row?.['email']),
  })
  expect((await conversationOf(ours, theirs)).order).toMatchObject({ number })
  const stranger = await written({
    ...{ topic: 'order', orderNumber: number, email: 'stranger@example.no' },
  })
  expect(await conversationOf(ours, stranger)).toMatchObject({ order: null, orderNumber: number })
})

test('a file is downloaded by those who may read, as nothing that opens', async () => {
  const viewer = await colleague('viewer')
  const sender = api.visitor()
  const bytes = new TextEncoder().encode('Batch;Lid\nL2645;=cmd()\n')
  const { id: fileId } = await sendContactFile(sender, 'lid.csv', bytes)
  const id = await written({ fileId }, sender)
  const response = await viewer.get(`${path}/${id}/files/${fileId}`)
  expect(response.headers.get('content-type')).toBe('application/octet-stream')
  expect(response.headers.get('content-disposition')).toContain('attachment')
  expect(response.headers.get('content-security-policy')).toContain('sandbox')
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes)
  expect((await sender.get(`${path}/${id}/files/${fileId}`)).status).toBe(401)
  const other = await written()
  expect((await viewer.get(`${path}/${other}/files/${fileId}`)).status).toBe(404)
})

test('the templates of messages are not those of quotes', async () => {
  const owner = await colleague('owner')
  const template = { name: 'Thanks', languageCode: 'en', text: 'Thank you for writing.' }
  const made = await owner.send('POST', `${path}/templates`, template)
  expect(made.status).toBe(201)
  expect((await owner.send('POST', '/api/admin/quotes/templates', template)).status).toBe(201)
  const { templates } = (await made.json()) as { templates: { id: string; rev: number }[] }
  const one = templates.at(-1)
  const removal = `/api/admin/quotes/templates/${one?.id}?rev=${one?.rev}`
  await owner.send('DELETE', removal)
  const id = await written()
  expect((await conversationOf(owner, id)).templates).toMatchObject([{ name: 'Thanks' }])
})

test('unsent files go after a day, conversations 24 months after the last word, and old proofs', async () => {
  const now = Date.parse('2028-11-28T09:00:00Z')
  const visitor = api.visitor()
  const file = await sendContactFile(visitor, 'left.txt', new TextEncoder().encode('left over'))
  const [old, kept] = [await written(), await written()]
  const months = (count: number) => Date.UTC(2028, 10 - count, 28, 9)
  await rows(`update conversations set last_at = ${months(24) - 1} where id = ?`, old)
  await rows(`update conversations set last_at = ${months(24) + 1} where id = ?`, kept)
  await rows(
    `insert into spent_proofs (signature, expires_at) values ('old', 1), ('new', ${now + 1})`,
  )
  await cleanConversations(jobAt(api, now))
  expect(await rows('select id from conversations')).toMatchObject([{ id: kept }])
  expect(await rows('select conversation_id from conversation_messages')).toMatchObject([
    { conversation_id: kept },
  ])
  expect(await rows(`select kind from outbox where payload ->> 'entityId' = ?`, old)).toEqual([])
  expect(await rows('select id from conversation_files where id = ?', file.id ?? '')).toEqual([])
  expect(await rows('select signature from spent_proofs')).toMatchObject([{ signature: 'new' }])
  await jobsAt(api, now)
  expect(await rows('select id from conversations')).toHaveLength(1)
})

test('[P02] who may answer is told on the first page of what waits', async () => {
  const ours = await colleague('fulfilment')
  await written()
  const today = (await (await ours.get('/api/admin/today')).json()) as {
    needs: { kind: string; count: number }[]
  }
  expect(today.needs).toContainEqual(expect.objectContaining({ kind: 'messages_open', count: 1 }))
})
