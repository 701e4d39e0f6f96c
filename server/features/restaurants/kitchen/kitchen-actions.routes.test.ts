import { beforeAll, expect, test } from 'vitest'
import type { KitchenTicket, TicketConflict } from '#domain/kitchen.schema.ts'
import type { Menu } from '#domain/restaurants.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { acted, feedOf, pairedScreen } from '#tests/support/kitchens.ts'
import { makeTicket, type MadeTicket } from '#tests/support/restaurant-orders.ts'

const api = useApi()
const minuteMs = 60_000

let screen: Visitor
let address = ''

beforeAll(async () => {
  ;({ screen, address } = await pairedScreen(api))
})

function act(ticket: MadeTicket, kind: string, more: Record<string, unknown> = {}) {
  return acted(screen, address, { kind, ticketId: ticket.id, rev: 1, ...more })
}

async function ticketIn(answer: Response): Promise<KitchenTicket> {
  expect(answer.status).toBe(200)
  const { ticket } = (await answer.json()) as { ticket: KitchenTicket | null }
  if (!ticket) throw new Error('the answer holds no ticket')
  return ticket
}

async function refusalIn(answer: Response) {
  const body = (await answer.json()) as { code: string; current?: TicketConflict }
  return { status: answer.status, ...body }
}

async function eventsOf({ id }: MadeTicket) {
  const { rows } = await api.database.execute({
    sql: `select event, actor_type, actor_id, data from events where entity_id = ? order by at, id`,
    args: [id],
  })
  return rows.map((row) => String(row['event']))
}

async function mailsOf({ id }: MadeTicket) {
  const { rows } = await api.database.execute({
    sql: `select kind from outbox where json_extract(payload, '$.entityId') = ? order by kind`,
    args: [id],
  })
  return rows.map((row) => String(row['kind']))
}

test('[R04] a ticket goes its way: accepted later, begun, each dish, handed over, with a mail where its guest is told', async () => {
  const made = await makeTicket(api.database, {
    dishes: ['margherita', 'fish-soup'],
    email: 'guest@example.no',
  })
  const accepted = await ticketIn(await act(made, 'accept', { minutes: 10 }))
  const { promisedAt } = accepted
  expect(accepted.status).toBe('accepted')
  const [first, second] = made.lineIds
  const begun = await ticketIn(await act(made, 'line_start', { rev: accepted.rev, lineId: first }))
  expect(begun.status).toBe('preparing')
  const one = await ticketIn(await act(made, 'line_done', { rev: begun.rev, lineId: first }))
  expect(one.lines.map(({ state }) => state)).toEqual(['done', 'waiting'])
  const later = await ticketIn(await act(made, 'delay', { rev: one.rev, minutes: 5 }))
  expect(later.promisedAt).toBe(promisedAt + 5 * minuteMs)
  const ready = await ticketIn(await act(made, 'line_done', { rev: later.rev, lineId: second }))
  expect(ready.status).toBe('ready')
  const done = await ticketIn(await act(made, 'hand_over', { rev: ready.rev }))
  expect(done.status).toBe('completed')
  expect(await eventsOf(made)).toEqual([
    ...['accept', 'line_start', 'line_done', 'delay', 'line_done', 'hand_over'],
  ])
  expect(await mailsOf(made)).toEqual(['R1', 'R4', 'R5'])
})

test('[R04] of two cooks who bump one ticket at once, one wins, fifty times of fifty', async () => {
  const answers: number[][] = []
  for (let round = 0; round < 50; round += 1) {
    const made = await makeTicket(api.database, { status: 'preparing' })
    const both = await Promise.all([act(made, 'finish'), act(made, 'finish')])
    answers.push(both.map(({ status }) => status).toSorted((a, b) => a - b))
    expect(await eventsOf(made)).toEqual(['finish'])
  }
  expect(answers).toEqual(Array.from({ length: 50 }, () => [200, 409]))
})

test('[R04] who comes too late learns who was first, with what, and when', async () => {
  const made = await makeTicket(api.database, { status: 'preparing' })
  await act(made, 'finish')
  const refusal = await refusalIn(await act(made, 'finish'))
  expect(refusal).toMatchObject({
    status: 409,
    code: 'ticket_moved',
    current: { status: 'ready', event: 'finish', by: 'Pass' },
  })
  expect(refusal.current?.at).toBeGreaterThan(Date.now() - minuteMs)
})

test('[R04] the same action sent twice is done once and answered twice', async () => {
  const made = await makeTicket(api.database, { status: 'accepted' })
  const clientEventId = crypto.randomUUID()
  const sent = () => act(made, 'delay', { clientEventId, minutes: 5 })
  const answers = await Promise.all([sent(), sent(), sent()])
  const last = await sent()
  for (const answer of [...answers, last]) expect(answer.status).toBe(200)
  expect(await eventsOf(made)).toEqual(['delay'])
})

test('[R04] a tick of one dish does not stand in the way of another cook’s, nor of a bump', async () => {
  const made = await makeTicket(api.database, {
    status: 'accepted',
    dishes: ['margherita', 'fish-soup', 'margherita'],
  })
  const [first, second] = made.lineIds
  const ticks = await Promise.all([
    act(made, 'line_done', { lineId: first }),
    act(made, 'line_done', { lineId: second }),
  ])
  expect(ticks.map(({ status }) => status)).toEqual([200, 200])
  expect((await ticketIn(await act(made, 'finish'))).status).toBe('ready')
})

test('[R04] what somebody has brought back is not bumped again by a tap from before', async () => {
  const made = await makeTicket(api.database, { status: 'preparing' })
  const { rev } = await ticketIn(await act(made, 'finish'))
  await ticketIn(await act(made, 'recall', { rev }))
  expect((await refusalIn(await act(made, 'finish'))).code).toBe('ticket_moved')
  expect(await eventsOf(made)).toEqual(['finish', 'recall'])
})

test('[R04] two cooks who each put a ticket off by five minutes put it off by five', async () => {
  const made = await makeTicket(api.database, { status: 'preparing' })
  const both = await Promise.all([
    act(made, 'delay', { minutes: 5 }),
    act(made, 'delay', { minutes: 5 }),
  ])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('[R04] a delay without words does not say again why the one before was', async () => {
  const made = await makeTicket(api.database, { status: 'preparing' })
  const words = { minutes: 5, reasonText: 'The oven is cold' }
  const first = await ticketIn(await act(made, 'delay', words))
  expect(first).toMatchObject({ reason: 'delay', reasonText: 'The oven is cold' })
  const second = await ticketIn(await act(made, 'delay', { rev: first.rev, minutes: 5 }))
  expect(second).toMatchObject({ reason: 'delay', reasonText: '' })
})

test('[R04] a bump that is taken back at once tells its guest nothing', async () => {
  const made = await makeTicket(api.database, { status: 'preparing', email: 'guest@example.no' })
  const { rev } = await ticketIn(await act(made, 'finish'))
  expect(await mailsOf(made)).toEqual(['R5'])
  await ticketIn(await act(made, 'recall', { rev }))
  expect(await mailsOf(made)).toEqual([])
})

test('[R04] what comes too early or too late says so', async () => {
  const early = await makeTicket(api.database, { status: 'ready', readyAt: Date.now() })
  expect((await refusalIn(await act(early, 'no_show'))).code).toBe('no_show_early')
  const hourAgo = Date.now() - 60 * minuteMs
  const late = await makeTicket(api.database, {
    status: 'completed',
    placedAt: hourAgo,
    promisedAt: hourAgo,
  })
  expect((await refusalIn(await act(late, 'recall'))).code).toBe('recall_late')
})

test('[R04] what is called off stays on the board until somebody has seen it', async () => {
  const made = await makeTicket(api.database, { status: 'preparing', email: 'guest@example.no' })
  await act(made, 'call_off', { reason: 'sold_out', reasonText: 'No more trout' })
  expect(await mailsOf(made)).toEqual(['R6'])
  const board = await feedOf(screen, address)
  expect(board.tickets.find(({ id }) => id === made.id)).toMatchObject({
    status: 'cancelled',
    isUnseen: true,
    reason: 'sold_out',
    reasonText: 'No more trout',
  })
  await act(made, 'seen')
  const next = await feedOf(screen, address, board.rev)
  expect(next.removed).toContain(made.id)
  const whole = await feedOf(screen, address)
  expect(whole.tickets.map(({ id }) => id)).not.toContain(made.id)
})

test('[R04] pause and rush have an end, and a dish is sold out until a time, for every screen', async () => {
  const until = Date.now() + 30 * minuteMs
  const { rows } = await api.database.execute(
    `select products.id from products where key = 'kvernhuset-margherita'`,
  )
  const id = String(rows[0]?.['id'])
  for (const action of [
    { kind: 'pause', until },
    { kind: 'rush', until, minutes: 10 },
    { kind: 'sold_out', id, until },
  ])
    expect((await acted(screen, address, action)).status).toBe(200)
  const board = await feedOf(screen, address)
  expect(board.overrides).toEqual({ pauseUntil: until, rush: { until, minutes: 10 } })
  expect(board.soldOut).toContainEqual({ id, until })
  for (const action of [
    { kind: 'pause', until: null },
    { kind: 'rush', until: null },
    { kind: 'sold_out', id, until: null },
  ])
    expect((await acted(screen, address, action)).status).toBe(200)
  const after = await feedOf(screen, address, board.rev)
  expect(after.overrides).toEqual({})
  expect(after.soldOut.map((each) => each.id)).not.toContain(id)
})

test.each([
  [{ kind: 'pause', until: 1 }, 'time_past'],
  [{ kind: 'rush', until: Number.MAX_SAFE_INTEGER, minutes: 10 }, 'time_past'],
  [{ kind: 'sold_out', id: 'nobody', until: Date.now() + 3_600_000 }, 'not_found'],
  [{ kind: 'finish', ticketId: 'nobody', rev: 1 }, 'not_found'],
  [{ kind: 'dance', ticketId: 'nobody', rev: 1 }, 'invalid_input'],
  [{ kind: 'finish', ticketId: 'nobody', rev: 1, clientEventId: 'twice' }, 'invalid_input'],
])('[R04] %o is refused with %s', async (action, code) => {
  expect((await refusalIn(await acted(screen, address, action))).code).toBe(code)
})

test('[R04] nobody touches a ticket of another kitchen by its id', async () => {
  const foreign = await makeTicket(api.database, {
    restaurant: 'bryggen',
    dishes: ['fish-soup'],
    status: 'preparing',
  })
  expect((await act(foreign, 'finish')).status).toBe(404)
  expect(await eventsOf(foreign)).toEqual([])
})

test('[R04] an extra that is sold out is on no guest’s menu until it can be had again', async () => {
  const { rows } = await api.database.execute(
    `select dish_options.id from dish_options
      join option_groups on option_groups.id = dish_options.group_id
      join restaurants on restaurants.id = option_groups.restaurant_id
      where restaurants.slug = 'kvernhuset' and dish_options.key = 'cheese'`,
  )
  const id = String(rows[0]?.['id'])
  const isOffered = async () => {
    const menu = (await (await api.visitor().get('/api/restaurants/kvernhuset')).json()) as Menu
    return menu.groups.some(({ options }) => options.some(({ key }) => key === 'cheese'))
  }
  expect(await isOffered()).toBe(true)
  await acted(screen, address, { kind: 'sold_out', id, until: Date.now() + minuteMs })
  expect(await isOffered()).toBe(false)
  await acted(screen, address, { kind: 'sold_out', id, until: null })
  expect(await isOffered()).toBe(true)
})
