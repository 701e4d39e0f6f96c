import type { ActorType } from './orders.ts'
import { done, refused, type Result } from './result.ts'

/** An order to a restaurant, from the guest's tap to the empty plate. */
export const restaurantOrderStatuses = [
  'awaiting_payment',
  'new',
  'accepted',
  'preparing',
  'ready',
  'completed',
  'no_show',
  'rejected',
  'expired',
  'cancelled',
] as const
export type RestaurantOrderStatus = (typeof restaurantOrderStatuses)[number]

/** The kitchen still has something to do with it, or a guest to give it to. */
export const openTicketStatuses = [
  'new',
  'accepted',
  'preparing',
  'ready',
] as const satisfies readonly RestaurantOrderStatus[]

/** Nobody will eat it: its slot is free again, and nothing is to be paid. */
const voidStatuses = [
  'rejected',
  'expired',
  'cancelled',
] as const satisfies readonly RestaurantOrderStatus[]

export const ticketLineStates = ['waiting', 'cooking', 'done', 'void'] as const
export type TicketLineState = (typeof ticketLineStates)[number]

/** Why a kitchen does not take a new order. */
export const rejectReasons = ['sold_out', 'too_busy', 'closing', 'cannot_make', 'other'] as const
export type RejectReason = (typeof rejectReasons)[number]

/** Why one that it has taken is called off. */
export const callOffReasons = ['customer', 'sold_out', 'rush_hour', 'no_show', 'other'] as const
export type CallOffReason = (typeof callOffReasons)[number]

/** How long the kitchen's own words to a guest may be, in characters. */
export const longestKitchenWords = 140

/** By how much an order can be put off at once. */
export const delayMinutes = [5, 10, 15, 20] as const

interface Step {
  /** `null` is where an order begins. */
  from: readonly (RestaurantOrderStatus | null)[]
  /** `same`: it stays where it is. */
  to: RestaurantOrderStatus | 'same'
  by: readonly ActorType[]
}

const guests = ['guest', 'customer'] as const
const kitchen = ['staff', 'system'] as const

/** Every step an order to a restaurant can take, who may take it, and where it leads: the one place that says so. */
export const restaurantOrderSteps = {
  place: { from: [null], to: 'new', by: guests },
  // What is paid online is the kitchen's once the money is set aside: until then only its guest sees it.
  place_unpaid: { from: [null], to: 'awaiting_payment', by: guests },
  payment_authorized: { from: ['awaiting_payment', 'cancelled'], to: 'new', by: ['system'] },
  payment_failed: { from: ['awaiting_payment'], to: 'cancelled', by: ['system'] },
  accept: { from: ['new'], to: 'accepted', by: kitchen },
  reject: { from: ['new'], to: 'rejected', by: ['staff'] },
  expire: { from: ['new'], to: 'expired', by: ['system'] },
  start: { from: ['accepted'], to: 'preparing', by: kitchen },
  delay: { from: ['accepted', 'preparing'], to: 'same', by: ['staff'] },
  // What needs no cooking, such as two drinks, is done without ever being begun.
  finish: { from: ['accepted', 'preparing'], to: 'ready', by: ['staff'] },
  hand_over: { from: ['ready'], to: 'completed', by: kitchen },
  no_show: { from: ['ready'], to: 'no_show', by: ['staff'] },
  recall: { from: ['ready', 'completed'], to: 'preparing', by: ['staff'] },
  cancel: { from: ['new', 'accepted'], to: 'cancelled', by: guests },
  call_off: { from: ['accepted', 'preparing'], to: 'cancelled', by: ['staff'] },
} as const satisfies Record<string, Step>
export type RestaurantOrderEvent = keyof typeof restaurantOrderSteps

/** What happens to one line of a ticket. */
export const ticketLineSteps = {
  start: { from: ['waiting'], to: 'cooking' },
  done: { from: ['waiting', 'cooking'], to: 'done' },
  reopen: { from: ['done'], to: 'cooking' },
} as const satisfies Record<string, { from: readonly TicketLineState[]; to: TicketLineState }>
export type TicketLineEvent = keyof typeof ticketLineSteps

/** An order as its steps look at it. Times are epoch ms. */
export interface Ticket {
  status: RestaurantOrderStatus
  lines: readonly TicketLine[]
  /** When its food is to be ready. */
  promisedAt: number
  /** The longest time that one of its dishes takes. */
  prepMinutes: number
  readyAt: number | null
  /** When it was handed over, or came to its end in another way. */
  closedAt: number | null
}

export interface TicketLine {
  id: string
  state: TicketLineState
}

/** What a step asks for. */
export interface TicketStep {
  event: RestaurantOrderEvent
  by: ActorType
  /** Epoch ms. */
  at: number
  /** Of `delay`; of `accept` how much later than promised. */
  minutes?: number
}

const minuteMs = 60_000
/** A guest who does not come is waited for so long. */
export const noShowAfterMinutes = 45
/** What was handed over can come back for so long. */
const recallWithinMinutes = 30

/** Where an event leads from a status: `forbidden` for who may not, `illegal_transition` (names the status) for when not. */
export function nextRestaurantStatus(
  status: RestaurantOrderStatus | null,
  event: RestaurantOrderEvent,
  by: ActorType,
): Result<RestaurantOrderStatus> {
  const step: Step = restaurantOrderSteps[event]
  if (!step.by.includes(by)) return refused('forbidden')
  if (!step.from.includes(status)) return illegal(status)
  return done(step.to === 'same' ? (status ?? 'new') : step.to)
}

/**
 * A ticket after a step: status, lines and times as they are to be written. Refuses `forbidden`, `illegal_transition`, and what comes
 * too early or too late (`illegal_transition` as well): a guest's cancelling once the kitchen must begin, `no_show` before
 * `noShowAfterMinutes`, the recall of what was handed over longer ago than `recallWithinMinutes`.
 */
export function afterStep(ticket: Ticket, step: TicketStep): Result<Ticket> {
  const { event, by, at, minutes = 0 } = step
  const next = nextRestaurantStatus(ticket.status, event, by)
  if (!next.ok) return next
  if (!isInTime(ticket, step)) return illegal(ticket.status)
  const status = next.value
  return done({
    ...ticket,
    status,
    lines: ticket.lines.map((line) => ({ ...line, state: lineAfter(line.state, event) })),
    promisedAt: ticket.promisedAt + minutes * minuteMs,
    readyAt: readyAfter(ticket, status, at),
    closedAt: isOpenTicket(status) ? null : (ticket.closedAt ?? at),
  })
}

/**
 * A ticket after a cook touched one of its lines. The first touch begins the order, the last line that is done makes it ready, and one
 * that is opened again brings it back; `event` is the step of the order that came with it, if any. Refuses `line_not_found` and
 * `illegal_transition`.
 */
export function afterLineStep(
  ticket: Ticket,
  { lineId, event, at }: { lineId: string; event: TicketLineEvent; at: number },
): Result<{ ticket: Ticket; event: RestaurantOrderEvent | undefined }> {
  const line = ticket.lines.find(({ id }) => id === lineId)
  if (!line) return refused('line_not_found')
  const step: { from: readonly TicketLineState[]; to: TicketLineState } = ticketLineSteps[event]
  const isKitchens = ['accepted', 'preparing', 'ready'].includes(ticket.status)
  if (!isKitchens || !step.from.includes(line.state)) return illegal(ticket.status)
  const lines = ticket.lines.map((each) =>
    each.id === lineId ? { ...each, state: step.to } : each,
  )
  const status = statusBy(lines)
  const orderEvent = stepBetween(ticket.status, status)
  return done({
    ticket: { ...ticket, lines, status, readyAt: readyAfter(ticket, status, at), closedAt: null },
    event: orderEvent,
  })
}

/**
 * A ticket after a station has touched several of its lines at once; those that stand so already stay. Refuses `line_not_found`, and
 * `illegal_transition` where none of them can take the step.
 */
export function afterLineSteps(
  ticket: Ticket,
  { lineIds, event, at }: { lineIds: readonly string[]; event: TicketLineEvent; at: number },
): Result<Ticket> {
  let after = ticket
  for (const lineId of lineIds) {
    const step = afterLineStep(after, { lineId, event, at })
    if (step.ok) after = step.value.ticket
    else if (step.problem.code === 'line_not_found') return step
  }
  return after === ticket ? illegal(ticket.status) : done(after)
}

/** True while the kitchen has something to do with it, or a guest to give it to. */
export function isOpenTicket(status: RestaurantOrderStatus): boolean {
  return (openTicketStatuses as readonly RestaurantOrderStatus[]).includes(status)
}

/** True where nobody will eat it. */
export function isVoid(status: RestaurantOrderStatus): boolean {
  return (voidStatuses as readonly RestaurantOrderStatus[]).includes(status)
}

/** When the kitchen must begin, epoch ms. */
export function beginsAt({ promisedAt, prepMinutes }: Pick<Ticket, 'promisedAt' | 'prepMinutes'>) {
  return promisedAt - prepMinutes * minuteMs
}

/** A guest may cancel what the kitchen has not answered yet, and what it has taken until it must begin. */
export function mayGuestCancel(
  ticket: Pick<Ticket, 'status' | 'promisedAt' | 'prepMinutes'>,
  at: number,
): boolean {
  return ticket.status === 'new' || (ticket.status === 'accepted' && at < beginsAt(ticket))
}

/** The day that an order's number belongs to, by the clock in Oslo: an evening that goes on after midnight counts on. */
export const numberDayBeginsHour = 5

/** The number that is called and shown: 1 to 99, then from 1 again. `sequence` counts the orders of a restaurant's day from 1. */
export function ticketNumber(sequence: number): number {
  return ((sequence - 1) % 99) + 1
}

function isInTime(ticket: Ticket, { event, at }: TicketStep): boolean {
  if (event === 'cancel') return mayGuestCancel(ticket, at)
  if (event === 'no_show') return at >= (ticket.readyAt ?? at) + noShowAfterMinutes * minuteMs
  if (event === 'recall' && ticket.status === 'completed')
    return at <= (ticket.closedAt ?? at) + recallWithinMinutes * minuteMs
  return true
}

function lineAfter(state: TicketLineState, event: RestaurantOrderEvent): TicketLineState {
  if (event === 'payment_authorized') return 'waiting'
  if (state === 'void') return state
  if (event === 'finish') return 'done'
  if (event === 'recall') return 'waiting'
  const isOver = restaurantOrderSteps[event].to
  return isOver !== 'same' && isVoid(isOver) && state !== 'done' ? 'void' : state
}

/** Where its lines alone bring a ticket that somebody cooks. */
function statusBy(lines: readonly TicketLine[]): RestaurantOrderStatus {
  return lines.every(({ state }) => state === 'done' || state === 'void') ? 'ready' : 'preparing'
}

function stepBetween(
  from: RestaurantOrderStatus,
  to: RestaurantOrderStatus,
): RestaurantOrderEvent | undefined {
  if (from === to) return undefined
  if (to === 'ready') return 'finish'
  return from === 'ready' ? 'recall' : 'start'
}

function readyAfter({ readyAt }: Ticket, status: RestaurantOrderStatus, at: number): number | null {
  if (status === 'ready') return readyAt ?? at
  return status === 'completed' || status === 'no_show' ? readyAt : null
}

function illegal(status: RestaurantOrderStatus | null) {
  return refused('illegal_transition', { values: { state: status ?? '' } })
}
