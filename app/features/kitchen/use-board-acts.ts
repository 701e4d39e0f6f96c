import { useRef, useState } from 'react'
import type {
  KitchenAction,
  KitchenLine,
  KitchenTicket,
  TicketAction,
} from '#domain/kitchen.schema.ts'
import { isToBeMade } from '#domain/kitchen-stations.ts'
import { newKey } from '#app/platform/browser/new-key.ts'
import type { KitchenEngine } from './kitchen-engine.ts'
import { type Place, waitsFor } from './station-board.ts'

/** What a dialog asks about. */
export type Question =
  | { kind: 'accept' | 'reject' | 'call_off' | 'delay' | 'more'; ticket: KitchenTicket }
  | { kind: 'all_day' | 'sold_out' | 'done' | 'pause' | 'rush' | 'shift' }

type PlainStep = Extract<
  TicketAction['kind'],
  'start' | 'finish' | 'hand_over' | 'recall' | 'no_show' | 'seen'
>
type Delay = Extract<TicketAction, { kind: 'delay' }>['minutes']
/** An action without the id that it is given here. */
type Unnamed<Action> = Action extends { clientEventId: string }
  ? Omit<Action, 'clientEventId'>
  : never

/** What can be taken back for some seconds. */
export interface Undoable {
  ticket: KitchenTicket
  event: 'finish' | 'hand_over'
  /** Of a station's bump: its dishes alone. */
  lineIds?: string[]
  clientEventId: string
}

export type BoardActs = ReturnType<typeof useBoardActs>

/** All that can be done on a board, in the words of the kitchen. A station does it to its own dishes, expo to the whole ticket. */
export function useBoardActs(engine: KitchenEngine, place: Place) {
  const [question, ask] = useState<Question>()
  const [undoable, setUndoable] = useState<Undoable>()
  const forgetting = useRef<ReturnType<typeof setTimeout>>(undefined)

  function act(action: Unnamed<KitchenAction>): string {
    const clientEventId = newKey()
    engine.act({ ...action, clientEventId })
    return clientEventId
  }
  const of = ({ id: ticketId, rev }: KitchenTicket) => ({ ticketId, rev })
  const step = (ticket: KitchenTicket, kind: PlainStep) => act({ kind, ...of(ticket) })
  const isStation = place.stationIds.length > 0

  function bump(ticket: KitchenTicket): void {
    if (!isStation) {
      // The server refuses it; the ticket says whom it waits for.
      if (place.isExpoStrict && waitsFor(ticket, place).length > 0) return
      return undoably({ ticket, event: 'finish', clientEventId: step(ticket, 'finish') })
    }
    const lineIds = ticket.lines.filter(isToBeMade).map(({ id }) => id)
    if (lineIds.length === 0) return
    const clientEventId = act({ kind: 'lines_done', ...of(ticket), lineIds })
    undoably({ ticket, event: 'finish', lineIds, clientEventId })
  }

  function recall(ticket: KitchenTicket): void {
    const lineIds = ticket.lines.filter(({ state }) => state === 'done').map(({ id }) => id)
    if (isStation && lineIds.length > 0) act({ kind: 'lines_reopen', ...of(ticket), lineIds })
    else step(ticket, 'recall')
  }

  function undoably(done: Undoable): void {
    clearTimeout(forgetting.current)
    setUndoable(done)
    forgetting.current = setTimeout(() => setUndoable(undefined), undoMs)
  }

  function undo(): void {
    if (!undoable) return
    clearTimeout(forgetting.current)
    setUndoable(undefined)
    if (engine.takeBack(undoable.clientEventId)) return
    const { ticket, lineIds } = undoable
    const known = engine.state().board.tickets.find(({ id }) => id === ticket.id)
    const done = known ?? { ...ticket, rev: ticket.rev + 1 }
    if (lineIds) act({ kind: 'lines_reopen', ...of(done), lineIds })
    else step(done, 'recall')
  }

  return {
    question,
    ask,
    close: () => ask(undefined),
    undoable,
    undo,
    step,
    bump,
    recall,
    handOver: (ticket: KitchenTicket) =>
      undoably({ ticket, event: 'hand_over', clientEventId: step(ticket, 'hand_over') }),
    accept: (ticket: KitchenTicket, minutes: number) =>
      act({ kind: 'accept', ...of(ticket), minutes }),
    delay: (ticket: KitchenTicket, minutes: Delay, reasonText = '') =>
      act({ kind: 'delay', ...of(ticket), minutes, reasonText }),
    prioritise: (ticket: KitchenTicket) =>
      act({ kind: 'priority', ...of(ticket), isPriority: !ticket.isPriority }),
    refuse: (
      ticket: KitchenTicket,
      why:
        | Pick<Extract<TicketAction, { kind: 'reject' }>, 'kind' | 'reason' | 'reasonText'>
        | Pick<Extract<TicketAction, { kind: 'call_off' }>, 'kind' | 'reason' | 'reasonText'>,
    ) => act({ ...why, ...of(ticket) }),
    tickLines: (ticket: KitchenTicket, lines: readonly KitchenLine[]) => {
      for (const { id: lineId, state } of lines)
        act({ kind: state === 'done' ? 'line_reopen' : 'line_done', ...of(ticket), lineId })
    },
    sellOut: (id: string, until: number | null) => act({ kind: 'sold_out', id, until }),
    pause: (until: number | null) => act({ kind: 'pause', until }),
    rush: (until: number | null, minutes: Delay = 10) => act({ kind: 'rush', until, minutes }),
    takeBack: (clientEventId: string) => engine.takeBack(clientEventId),
    seeClash: engine.seeClash,
  }
}

/** A bump by mistake can be taken back with one tap for so long. */
const undoMs = 5000
