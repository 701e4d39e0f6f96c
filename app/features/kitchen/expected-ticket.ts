import type { KitchenTicket, TicketAction } from '#domain/kitchen.schema.ts'
import {
  afterLineStep,
  afterLineSteps,
  afterStep,
  type TicketLineEvent,
} from '#domain/restaurant-orders.ts'

/** A ticket as it will be once an action is done, as far as this screen can tell; as it is where the action is not open to it. */
export function expectedTicket(ticket: KitchenTicket, action: TicketAction, at: number) {
  if (action.kind === 'seen') return { ...ticket, isUnseen: false }
  if (action.kind === 'priority') return { ...ticket, isPriority: action.isPriority }
  if ('lineId' in action) {
    const event = action.kind.slice('line_'.length) as TicketLineEvent
    const step = afterLineStep(ticket, { lineId: action.lineId, event, at })
    return step.ok ? withState(ticket, step.value.ticket) : ticket
  }
  if ('lineIds' in action) {
    const event = action.kind === 'lines_done' ? 'done' : 'reopen'
    const step = afterLineSteps(ticket, { lineIds: action.lineIds, event, at })
    return step.ok ? withState(ticket, step.value) : ticket
  }
  const minutes = 'minutes' in action ? action.minutes : 0
  const step = afterStep(ticket, { event: action.kind, by: 'staff', at, minutes })
  return step.ok ? withState(ticket, step.value) : ticket
}

function withState(
  ticket: KitchenTicket,
  { status, lines, promisedAt, readyAt, closedAt }: Parameters<typeof afterStep>[0],
): KitchenTicket {
  return {
    ...ticket,
    ...{ status, promisedAt, readyAt, closedAt },
    lines: ticket.lines.map((line) => ({
      ...line,
      state: lines.find(({ id }) => id === line.id)?.state ?? line.state,
    })),
  }
}
