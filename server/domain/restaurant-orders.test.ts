import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ActorType } from './orders.ts'
import {
  afterLineStep,
  afterStep,
  beginsAt,
  isOpenTicket,
  isVoid,
  mayGuestCancel,
  nextRestaurantStatus,
  type RestaurantOrderEvent,
  type RestaurantOrderStatus,
  restaurantOrderSteps,
  type Ticket,
  type TicketLineEvent,
  ticketLineSteps,
  ticketNumber,
} from './restaurant-orders.ts'

const minute = 60_000
const placedAt = Date.parse('2026-11-27T17:00:00Z')

function newTicket(lines = 2): Ticket {
  return {
    status: 'new',
    lines: Array.from({ length: lines }, (_, at) => ({
      id: String(at),
      state: 'waiting' as const,
    })),
    promisedAt: placedAt + 40 * minute,
    prepMinutes: 15,
    readyAt: null,
    closedAt: null,
  }
}

/** Who may do what from where, written down apart from the code. */
const table: Record<
  RestaurantOrderStatus,
  Partial<Record<RestaurantOrderEvent, RestaurantOrderStatus>>
> = {
  awaiting_payment: { payment_authorized: 'new', payment_failed: 'cancelled' },
  new: { accept: 'accepted', reject: 'rejected', expire: 'expired', cancel: 'cancelled' },
  accepted: {
    start: 'preparing',
    delay: 'accepted',
    finish: 'ready',
    cancel: 'cancelled',
    call_off: 'cancelled',
  },
  preparing: { delay: 'preparing', finish: 'ready', call_off: 'cancelled' },
  ready: { hand_over: 'completed', no_show: 'no_show', recall: 'preparing' },
  completed: { recall: 'preparing' },
  no_show: {},
  rejected: {},
  expired: {},
  cancelled: { payment_authorized: 'new' },
}
const doers: Record<RestaurantOrderEvent, ActorType[]> = {
  place: ['guest', 'customer'],
  place_unpaid: ['guest', 'customer'],
  payment_authorized: ['system'],
  payment_failed: ['system'],
  accept: ['staff', 'system'],
  reject: ['staff'],
  expire: ['system'],
  start: ['staff', 'system'],
  delay: ['staff'],
  finish: ['staff'],
  hand_over: ['staff', 'system'],
  no_show: ['staff'],
  recall: ['staff'],
  cancel: ['guest', 'customer'],
  call_off: ['staff'],
}
const statuses = Object.keys(table) as RestaurantOrderStatus[]
const events = Object.keys(restaurantOrderSteps) as RestaurantOrderEvent[]
const actors = ['guest', 'customer', 'staff', 'system'] as const

test.each(statuses.flatMap((from) => events.map((event) => [from, event] as const)))(
  '[O06] %s, %s: whoever may, and nobody else',
  (from, event) => {
    for (const by of actors) {
      const to = table[from][event]
      const expected = !doers[event].includes(by)
        ? { ok: false, problem: { code: 'forbidden' } }
        : to
          ? { ok: true, value: to }
          : { ok: false, problem: { code: 'illegal_transition', values: { state: from } } }
      expect(nextRestaurantStatus(from, event, by)).toEqual(expected)
    }
  },
)

test('[R04] the first line that is touched begins the order, the last one makes it ready', () => {
  let ticket: Ticket = { ...newTicket(), status: 'accepted' }
  const take = (lineId: string, event: TicketLineEvent, at = placedAt) => {
    const result = afterLineStep(ticket, { lineId, event, at })
    if (!result.ok) throw new Error(result.problem.code)
    ticket = result.value.ticket
    return result.value.event
  }
  expect([take('0', 'done'), ticket.status]).toEqual(['start', 'preparing'])
  expect([take('1', 'start'), ticket.status]).toEqual([undefined, 'preparing'])
  expect([take('1', 'done', placedAt + minute), ticket.status]).toEqual(['finish', 'ready'])
  expect(ticket.readyAt).toBe(placedAt + minute)
  expect([take('0', 'reopen'), ticket.status]).toEqual(['recall', 'preparing'])
  expect(ticket.readyAt).toBeNull()
})

test('[R04] a ticket whose only dish is done at once was begun and is ready', () => {
  const ticket: Ticket = { ...newTicket(1), status: 'accepted' }
  const result = afterLineStep(ticket, { lineId: '0', event: 'done', at: placedAt })
  expect(result).toMatchObject({
    ok: true,
    value: { event: 'finish', ticket: { status: 'ready' } },
  })
})

test('[R03] a guest cancels what is not answered, and what is accepted until the kitchen must begin', () => {
  const ticket: Ticket = { ...newTicket(), status: 'accepted' }
  const begins = beginsAt(ticket)
  expect(begins).toBe(placedAt + 25 * minute)
  expect(mayGuestCancel(ticket, begins - 1)).toBe(true)
  expect(mayGuestCancel(ticket, begins)).toBe(false)
  expect(mayGuestCancel({ ...ticket, status: 'new' }, begins)).toBe(true)
  expect(afterStep(ticket, { event: 'cancel', by: 'guest', at: begins })).toMatchObject({
    problem: { code: 'illegal_transition', values: { state: 'accepted' } },
  })
})

test('[R04] a guest who does not come is waited for 45 minutes; what was handed over comes back for 30', () => {
  const ready: Ticket = { ...newTicket(), status: 'ready', readyAt: placedAt }
  const noShow = (at: number) => afterStep(ready, { event: 'no_show', by: 'staff', at }).ok
  expect([noShow(placedAt + 45 * minute - 1), noShow(placedAt + 45 * minute)]).toEqual([
    false,
    true,
  ])
  const gone: Ticket = { ...ready, status: 'completed', closedAt: placedAt }
  const recall = (at: number) => afterStep(gone, { event: 'recall', by: 'staff', at }).ok
  expect([recall(placedAt + 30 * minute), recall(placedAt + 30 * minute + 1)]).toEqual([
    true,
    false,
  ])
})

test('[R04] a delay moves the promise and nothing else', () => {
  const ticket: Ticket = { ...newTicket(), status: 'preparing' }
  const later = afterStep(ticket, { event: 'delay', by: 'staff', at: placedAt, minutes: 10 })
  expect(later).toEqual({
    ok: true,
    value: { ...ticket, promisedAt: ticket.promisedAt + 10 * minute },
  })
})

test('numbers go from 1 to 99 and begin again', () => {
  expect([1, 99, 100, 198, 199].map(ticketNumber)).toEqual([1, 99, 1, 99, 1])
})

type Act =
  | { kind: 'order'; event: RestaurantOrderEvent; by: ActorType; minutes: number }
  | { kind: 'line'; line: string; event: TicketLineEvent }

const acts: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    kind: fc.constant('order' as const),
    event: fc.constantFrom(...events),
    by: fc.constantFrom(...actors, 'staff' as const, 'staff' as const),
    minutes: fc.constantFrom(5, 10, 15, 20),
  }),
  fc.record({
    kind: fc.constant('line' as const),
    line: fc.constantFrom('0', '1', '2'),
    event: fc.constantFrom(...(Object.keys(ticketLineSteps) as TicketLineEvent[])),
  }),
)

/** The model: what the table says, and for lines that they alone tell whether an order is ready. */
function expectTrue(before: Ticket, act: Act, after: Ticket | undefined): void {
  if (act.kind === 'order') {
    const to = doers[act.event].includes(act.by) ? table[before.status][act.event] : undefined
    if (after) expect(after.status).toBe(to)
    else if (to) expect(['cancel', 'no_show', 'recall']).toContain(act.event)
  }
  const { status, lines, readyAt, closedAt } = after ?? before
  const isAllDone = lines.every(({ state }) => state === 'done' || state === 'void')
  if (status === 'ready' || status === 'completed' || status === 'no_show')
    expect(isAllDone).toBe(true)
  if (status === 'preparing' && lines.length > 0)
    expect(isAllDone && act.kind === 'line').toBe(false)
  if (isVoid(status)) expect(lines.map(({ state }) => state)).not.toContain('waiting')
  if (isVoid(status)) expect(lines.map(({ state }) => state)).not.toContain('cooking')
  expect(closedAt === null).toBe(isOpenTicket(status))
  expect(readyAt !== null).toBe(['ready', 'completed', 'no_show'].includes(status))
  expect((after ?? before).promisedAt).toBeGreaterThanOrEqual(before.promisedAt)
}

test('[O06] whatever is done to a ticket in whatever order, it stays one that can be', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(acts, fc.nat({ max: 50 })), { maxLength: 40 }), (sequence) => {
      let ticket = newTicket(3)
      let at = placedAt
      for (const [act, passed] of sequence) {
        at += passed * minute
        const before = structuredClone(ticket)
        const result =
          act.kind === 'order'
            ? afterStep(ticket, { ...act, at, minutes: act.event === 'delay' ? act.minutes : 0 })
            : afterLineStep(ticket, { lineId: act.line, event: act.event, at })
        expect(ticket).toEqual(before)
        const after = result.ok
          ? 'ticket' in result.value
            ? result.value.ticket
            : result.value
          : undefined
        expectTrue(before, act, after)
        ticket = after ?? ticket
      }
    }),
    { numRuns: 500 },
  )
})
