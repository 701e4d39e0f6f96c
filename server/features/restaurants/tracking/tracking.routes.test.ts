import { expect, test } from 'vitest'
import { appConfig } from '#config'
import { sha256Hex } from '#domain/ids.ts'
import type { TrackedOrder, TrackedStatus } from '#domain/order-tracking.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { acted, pairedScreen } from '#tests/support/kitchens.ts'
import { makeTicket, type MadeTicket } from '#tests/support/restaurant-orders.ts'

const api = useApi()
const minuteMs = 60_000

type Wanted = NonNullable<Parameters<typeof makeTicket>[1]>

/** A guest who has ordered, by the cookie that says so, and somebody who has their link. */
async function ordered(wanted: Wanted = {}) {
  const guest = api.visitor()
  const secret = crypto.randomUUID()
  guest.cookies.set(appConfig.guestCookie, secret)
  const made = await makeTicket(api.database, { ...wanted, guestHash: await sha256Hex(secret) })
  return { guest, made, stranger: api.visitor(), path: `/api/restaurant-orders/${made.token}` }
}

async function tracked(visitor: Visitor, path: string): Promise<TrackedOrder> {
  const answer = await visitor.get(path)
  expect(answer.status).toBe(200)
  return (await answer.json()) as TrackedOrder
}

const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code

async function rowOf({ id }: MadeTicket) {
  const { rows } = await api.database.execute({
    sql: `select status, payment_status, is_unseen, reason, reason_text,
      (select count(*) from events where entity_id = o.id and to_state = 'cancelled') as cancels,
      (select group_concat(kind) from outbox where payload ->> 'entityId' = o.id) as mails
      from restaurant_orders o where id = ?`,
    args: [id],
  })
  return rows[0]
}

const spoken: Wanted = {
  dishes: ['margherita', 'fish-soup'],
  name: 'Ingeborg Solveig',
  email: 'ingeborg@example.no',
  comment: 'uten løk',
  allergyNote: 'hasselnøtt',
  tableName: 'Bord 12',
}

test('[R03] who ordered sees what, for how much, and what the kitchen was told', async () => {
  const { guest, path } = await ordered(spoken)
  const order = await tracked(guest, path)
  expect(order.isOwn).toBe(true)
  expect(order.details).toMatchObject({
    name: 'Ingeborg Solveig',
    comment: 'uten løk',
    allergyNote: 'hasselnøtt',
    tableName: 'Bord 12',
    isPaid: false,
  })
  const { lines = [], totalOre } = order.details ?? {}
  expect(lines).toHaveLength(2)
  expect(lines.reduce((sum, { lineOre }) => sum + lineOre, 0)).toBe(totalOre)
})

test('[12] who has the link alone sees the number and how far it is, and nothing of the guest, not even why it is late', async () => {
  const { stranger, path, made } = await ordered({ ...spoken, status: 'accepted' })
  await api.database.execute({
    sql: `update restaurant_orders set promised_at = promised_at + 900000, reason = 'delay', reason_text = 'Uten løk tar tid' where id = ?`,
    args: [made.id],
  })
  const order = await tracked(stranger, path)
  expect(order).toMatchObject({ number: made.ticket, isOwn: false, details: null })
  expect(order.status).toMatchObject({ status: 'accepted', whyText: '', reasonText: '' })
  expect(order.status.promisedAt - order.status.firstPromisedAt).toBe(15 * minuteMs)
  expect(order.status.movedAt).not.toBeNull()
  const status = await (await stranger.get(`${path}/status`)).text()
  for (const text of [JSON.stringify(order), status])
    for (const secret of ['Ingeborg', 'example.no', 'løk', 'hasselnøtt', 'Bord 12', '40000000'])
      expect(text).not.toContain(secret)
})

test('[R03] a delay is told with the first promise, by how much, and the kitchen’s words to who ordered', async () => {
  const { guest, path, made } = await ordered()
  const { screen, address } = await pairedScreen(api)
  await acted(screen, address, { kind: 'accept', ticketId: made.id, rev: 1 })
  await acted(screen, address, {
    ...{ kind: 'delay', ticketId: made.id, rev: 2, minutes: 10, reasonText: 'Ovnen er full' },
  })
  const { status } = await tracked(guest, path)
  expect(status.promisedAt - status.firstPromisedAt).toBe(10 * minuteMs)
  expect(status.reasonText).toBe('Ovnen er full')
  expect(status.movedAt).toBeGreaterThan(Date.now() - minuteMs)
})

test('[R06] an order that has not changed is answered with a bare 304, one that has with what is new', async () => {
  const { guest, stranger, path, made } = await ordered()
  const first = await guest.get(`${path}/status`)
  const tag = first.headers.get('etag') ?? ''
  const seen = { headers: { 'if-none-match': tag } }
  const same = await guest.get(`${path}/status`, seen)
  expect([same.status, await same.text(), same.headers.get('etag')]).toEqual([304, '', tag])
  // Of the same revision a stranger has learnt less.
  expect((await stranger.get(`${path}/status`, seen)).status).toBe(200)
  const { screen, address } = await pairedScreen(api)
  await acted(screen, address, { kind: 'accept', ticketId: made.id, rev: 1 })
  const next = await guest.get(`${path}/status`, seen)
  expect(((await next.json()) as TrackedStatus).status).toBe('accepted')
})

test('[R03] a guest cancels once, however often: nothing to pay, the kitchen is told, a mail goes out', async () => {
  const { guest, path, made } = await ordered({ email: 'guest@example.no' })
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => guest.send('POST', `${path}/cancel`, {})),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const { status } = await tracked(guest, path)
  expect(status.status).toBe('cancelled')
  expect(status.whyText).not.toBe('')
  expect(await rowOf(made)).toMatchObject({
    ...{ status: 'cancelled', payment_status: 'voided', is_unseen: 1, reason: 'customer' },
    ...{ cancels: 1, mails: 'R6' },
  })
})

test('[R03] who cancels what was put off is not told why it was late', async () => {
  const { guest, path, made } = await ordered({ email: 'guest@example.no' })
  const { screen, address } = await pairedScreen(api)
  await acted(screen, address, { kind: 'accept', ticketId: made.id, rev: 1 })
  await acted(screen, address, {
    ...{ kind: 'delay', ticketId: made.id, rev: 2, minutes: 20, reasonText: 'Ovnen er full' },
  })
  expect((await guest.send('POST', `${path}/cancel`, {})).status).toBe(200)
  expect(await rowOf(made)).toMatchObject({
    ...{ status: 'cancelled', reason: 'customer', reason_text: null, mails: 'R1,R4,R6' },
  })
})

test('[R03] what the kitchen has begun, or must begin, is cancelled by a call alone', async () => {
  const soon = Date.now() + 2 * minuteMs
  for (const wanted of [
    { status: 'preparing' },
    { status: 'ready' },
    { status: 'completed' },
    { status: 'accepted', promisedAt: soon },
  ] as const) {
    const { guest, path, made } = await ordered(wanted)
    const refused = await guest.send('POST', `${path}/cancel`, {})
    const { code, message } = (await refused.json()) as { code: string; message: string }
    expect([refused.status, code]).toEqual([409, 'too_late_to_cancel'])
    expect(message).toMatch(/Too late to cancel here\. Call .*\d/u)
    expect(await rowOf(made)).toMatchObject({ status: wanted.status, cancels: 0, mails: null })
  }
})

test('[12] nobody cancels for another: not with the link, nor by a token that leads nowhere', async () => {
  const { stranger, path, made } = await ordered()
  for (const where of [path, '/api/restaurant-orders/nothing', `/api/restaurant-orders/${made.id}`])
    expect(await codeOf(await stranger.send('POST', `${where}/cancel`, {}))).toBe('not_found')
  expect(await rowOf(made)).toMatchObject({ status: 'new', cancels: 0 })
})

test('[R03] of a guest who cancels and a cook who accepts at once, one has it, thirty times of thirty', async () => {
  const { screen, address } = await pairedScreen(api)
  for (let round = 0; round < 30; round += 1) {
    // Once it is accepted it must be begun at once: then it is too late.
    const promisedAt = Date.now() + minuteMs
    const { guest, path, made } = await ordered({ promisedAt, email: 'guest@example.no' })
    const accept = () => acted(screen, address, { kind: 'accept', ticketId: made.id, rev: 1 })
    const cancel = () => guest.send('POST', `${path}/cancel`, {})
    const [accepted, cancelled] =
      round % 2 === 0
        ? await Promise.all([accept(), cancel()])
        : await Promise.all([cancel(), accept()]).then((both) => both.toReversed())
    const row = await rowOf(made)
    const isCancelled = row?.['status'] === 'cancelled'
    expect([accepted?.status, cancelled?.status]).toEqual(isCancelled ? [409, 200] : [200, 409])
    expect(row).toMatchObject(
      isCancelled
        ? { payment_status: 'voided', cancels: 1, mails: 'R6' }
        : { status: 'accepted', payment_status: 'pending', cancels: 0, mails: 'R1' },
    )
  }
})

test('[R03] who has lost the link is mailed it again; the answer is the same for an address without an order', async () => {
  const email = 'lost@example.no'
  const { made } = await ordered({ email })
  const old = await ordered({ email, status: 'completed', placedAt: Date.now() - 3 * 86_400_000 })
  const answers = await Promise.all(
    [email, 'nobody@example.no'].map(async (asked) => {
      const answer = await api
        .visitor()
        .send('POST', '/api/restaurant-orders/links', { email: asked })
      return [answer.status, await answer.text(), answer.headers.get('cache-control')]
    }),
  )
  expect(answers[0]).toEqual(answers[1])
  expect(answers[0]).toEqual([202, '{}', 'private, no-store'])
  expect(await rowOf(made)).toMatchObject({ mails: 'R7' })
  expect(await rowOf(old.made)).toMatchObject({ mails: null })
  const { rows } = await api.database.execute(
    `select recipient from outbox where kind = 'R7' order by recipient`,
  )
  expect(rows.map((row) => row['recipient'])).toEqual([email])
})

test('[12] an address gets a few mails an hour, and a network may ask for a few: the first says nothing of it', async () => {
  const email = 'often@example.no'
  const { made } = await ordered({ email })
  const statuses: number[] = []
  for (let times = 0; times < 8; times += 1) {
    const answer = await api.visitor().send('POST', '/api/restaurant-orders/links', { email })
    statuses.push(answer.status)
  }
  expect(new Set(statuses)).toEqual(new Set([202]))
  const mails = String((await rowOf(made))?.['mails']).split(',')
  expect(mails.length).toBeLessThan(8)
  const network = api.visitor()
  let last = 202
  for (let times = 0; times < 60 && last === 202; times += 1)
    ({ status: last } = await network.send('POST', '/api/restaurant-orders/links', {
      email: `somebody${times}@example.no`,
    }))
  expect(last).toBe(429)
})

test('[R03] a token that leads nowhere, and an address that is none, are refused', async () => {
  const visitor = api.visitor()
  for (const path of ['/nothing', '/nothing/status', `/${'x'.repeat(500)}`])
    expect((await visitor.get(`/api/restaurant-orders${path}`)).status).toBe(404)
  const wrong = await visitor.send('POST', '/api/restaurant-orders/links', { email: 'nobody' })
  expect([wrong.status, await codeOf(wrong)]).toEqual([422, 'email_invalid'])
})
