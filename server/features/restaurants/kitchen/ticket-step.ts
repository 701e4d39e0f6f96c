import type { TicketAction, TicketConflict } from '#domain/kitchen.schema.ts'
import type { ActorType } from '#domain/orders.ts'
import { isToBeMade } from '#domain/kitchen-stations.ts'
import {
  afterLineStep,
  afterLineSteps,
  afterStep,
  type RestaurantOrderEvent,
  type Ticket,
  type TicketLineEvent,
} from '#domain/restaurant-orders.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { FoundTicket } from './ticket.repository.ts'

/** Steps of the ticket's own states and lines; what is left only marks it. */
export type StepAction = Exclude<TicketAction, { kind: 'priority' | 'seen' }>

interface Step {
  after: Ticket
  event: RestaurantOrderEvent | `line_${TicketLineEvent}`
}

/**
 * What an action makes of a ticket as it stands. Refuses `ticket_moved`, with who was first and when, where the step is no longer
 * open or where somebody has changed what its screen had seen; `stations_open` (names them) of a bump that has to wait for them,
 * `no_show_early`, `recall_late`, and `line_not_found`.
 */
export function stepOf(
  found: FoundTicket,
  action: StepAction,
  { at, by }: { at: number; by: ActorType },
): Result<Step> {
  if (hasMoved(found, action)) return moved(found)
  const waitsFor = action.kind === 'finish' ? openStations(found) : []
  if (waitsFor.length > 0)
    return refused('stations_open', { values: { stations: waitsFor.join(', ') } })
  const stepped = stepAt(found.ticket, action, { at, by })
  if (stepped.ok || stepped.problem.code !== 'illegal_transition') return stepped
  // The state is the right one, and the time is not.
  const { status } = found.ticket
  if (action.kind === 'no_show' && status === 'ready') return refused('no_show_early')
  if (action.kind === 'recall' && status === 'completed') return refused('recall_late')
  return moved(found)
}

function stepAt(
  ticket: Ticket,
  action: StepAction,
  { at, by }: { at: number; by: ActorType },
): Result<Step> {
  if ('lineId' in action) {
    const event = action.kind.slice('line_'.length) as TicketLineEvent
    const stepped = afterLineStep(ticket, { lineId: action.lineId, event, at })
    return stepped.ok ? done({ after: stepped.value.ticket, event: action.kind }) : stepped
  }
  if ('lineIds' in action) {
    const event = action.kind === 'lines_done' ? 'done' : 'reopen'
    const stepped = afterLineSteps(ticket, { lineIds: action.lineIds, event, at })
    return stepped.ok ? done({ after: stepped.value, event: `line_${event}` }) : stepped
  }
  const { kind } = action
  const minutes = 'minutes' in action ? action.minutes : 0
  const stepped = afterStep(ticket, { event: kind, by, at, minutes })
  return stepped.ok ? done({ after: stepped.value, event: kind }) : stepped
}

/** The names of the stations that a kitchen waits for before expo may bump; none where it waits for nobody. */
function openStations({ isExpoStrict, ticket }: FoundTicket): string[] {
  if (!isExpoStrict) return []
  const names = ticket.lines.flatMap((line) =>
    line.station !== null && isToBeMade(line) ? [line.station] : [],
  )
  return [...new Set(names)]
}

/**
 * True where the ticket has changed since its screen saw it in what the action depends on. Ticks of other lines do not matter, nor
 * that somebody has begun; another state does, and for a delay that it was put off meanwhile.
 */
function hasMoved({ order, events }: FoundTicket, { rev, kind }: StepAction): boolean {
  const missed = events.slice(0, Math.max(0, order.rev - rev))
  return missed.some(({ event, fromState, toState }) => {
    if (event === 'delay') return kind === 'delay'
    const isBegun = fromState === 'accepted' && toState === 'preparing'
    return fromState !== toState && !isBegun
  })
}

function moved({ ticket, events }: FoundTicket) {
  const [last] = events
  const current: TicketConflict = {
    status: ticket.status,
    event: last?.event ?? '',
    by: last?.by ?? '',
    at: last?.at ?? 0,
  }
  return refused('ticket_moved', { current })
}
