import type { TrackedStatus } from '#domain/order-tracking.schema.ts'
import { isOpenTicket, isVoid } from '#domain/restaurant-orders.ts'

const stepNames = ['placed', 'accepted', 'made', 'ready', 'given'] as const
export type StepName = (typeof stepNames)[number]

export interface Step {
  name: StepName
  state: 'done' | 'now' | 'later'
  /** When it was done, epoch ms. */
  at?: number
}

/**
 * The way of an order, with what is done, what it waits for now, and what comes. One that is off or that nobody came for ends where it
 * came to: nothing of it is to come.
 */
export function stepsOf(status: TrackedStatus): Step[] {
  const { placedAt, acceptedAt, startedAt, readyAt, closedAt } = status
  const times: Record<StepName, number | null> = {
    placed: placedAt,
    accepted: acceptedAt,
    // What is being made is done once it is ready.
    made: readyAt === null ? null : (startedAt ?? readyAt),
    ready: status.status === 'completed' ? readyAt : null,
    given: status.status === 'completed' ? closedAt : null,
  }
  const steps = stepNames.map((name) => stepOf(name, times[name]))
  const next = steps.find(({ state }) => state === 'later')
  if (!isOpenTicket(status.status))
    return isVoid(status.status) || status.status === 'no_show'
      ? steps.filter(({ state }) => state === 'done')
      : steps
  return steps.map((step) => (step === next ? { ...step, state: 'now' } : step))
}

function stepOf(name: StepName, at: number | null): Step {
  return at === null ? { name, state: 'later' } : { name, state: 'done', at }
}
