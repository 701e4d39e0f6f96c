import type { KitchenAction, KitchenTicket, TicketConflict } from '#domain/kitchen.schema.ts'
import type { Board } from './board.ts'
import { expectedTicket } from './expected-ticket.ts'

/** What was done on this screen and has not been answered yet. */
export interface QueuedAction {
  action: KitchenAction
  /** By this screen's clock, epoch ms. */
  at: number
}

/** A tap that came too late: somebody else was first. */
export interface Clash {
  ticketId: string
  conflict: TicketConflict
  /** When the tap was made here. */
  at: number
}

export interface KitchenState {
  /** What the server has said. */
  board: Board
  queue: readonly QueuedAction[]
  clashes: readonly Clash[]
  /** When the server was last heard, by this screen's clock; 0 before it ever was. */
  contactAt: number
  /** When it is asked next while it does not answer. */
  nextTryAt: number
  isReachable: boolean
  /** The screen is not paired any more. */
  isShutOut: boolean
  /** Somebody has to begin a shift first. */
  needsShift: boolean
  /** Why the last action was refused, in words. */
  refusal: string
}

/** The tickets as they will be once all that waits is done: what this screen shows. */
export function shownTickets({ board, queue }: Pick<KitchenState, 'board' | 'queue'>) {
  return board.tickets.map((ticket) => {
    const own = queue.filter(({ action }) => 'ticketId' in action && action.ticketId === ticket.id)
    return own.reduce<KitchenTicket>(
      (shown, { action, at }) =>
        'ticketId' in action ? expectedTicket(shown, action, at + board.aheadMs) : shown,
      ticket,
    )
  })
}

/** What waits of one ticket, in the order in which it was done. */
export function waitingOf({ queue }: Pick<KitchenState, 'queue'>, ticketId: string) {
  return queue.filter(({ action }) => 'ticketId' in action && action.ticketId === ticketId)
}
