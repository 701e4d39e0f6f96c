import { useEffect } from 'react'
import type { KitchenTicket } from '#domain/kitchen.schema.ts'
import { isDoneHere } from './board.ts'
import type { BoardActs } from './use-board-acts.ts'

interface Keys {
  acts: BoardActs
  chosen: KitchenTicket | undefined
  /** The tickets that the keys 1 to 9 choose. */
  inReach: readonly KitchenTicket[]
  choose: (id: string) => void
  /** A dialog is open: the keys are its own. */
  isAsking: boolean
}

/** The keys of a bump bar: 1 to 9 choose, Enter moves on, R recalls, P puts first, A all-day, S sold out, U undoes. */
export function useKeys({ acts, chosen, inReach, choose, isAsking }: Keys): void {
  useEffect(() => {
    if (isAsking) return undefined
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      const ticket = inReach[Number(event.key) - 1]
      if (ticket) return choose(ticket.id)
      const task = taskOf(event.key.toLowerCase(), acts, chosen)
      if (!task) return undefined
      event.preventDefault()
      return task()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [acts, chosen, inReach, choose, isAsking])
}

function taskOf(key: string, acts: BoardActs, ticket: KitchenTicket | undefined) {
  const tasks: Record<string, (() => void) | undefined> = {
    a: () => acts.ask({ kind: 'all_day' }),
    s: () => acts.ask({ kind: 'sold_out' }),
    u: acts.undoable && acts.undo,
    r:
      ticket && (ticket.status === 'ready' || isDoneHere(ticket))
        ? () => acts.recall(ticket)
        : () => acts.ask({ kind: 'done' }),
    p: ticket && (() => void acts.prioritise(ticket)),
    // On a button Enter is the button's own.
    enter: isOnControl() ? undefined : ticket && (() => moveOn(acts, ticket)),
  }
  return tasks[key]
}

function moveOn(acts: BoardActs, ticket: KitchenTicket): void {
  if (ticket.status === 'new') acts.accept(ticket, 0)
  else if (ticket.status === 'ready') acts.handOver(ticket)
  else if (ticket.status === 'cancelled') acts.step(ticket, 'seen')
  else acts.bump(ticket)
}

function isOnControl(): boolean {
  return document.activeElement?.matches('button, a, input, textarea, select') ?? false
}
