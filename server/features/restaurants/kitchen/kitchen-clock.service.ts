import { openTimes } from '#domain/opening-hours.ts'
import { addDays, osloClock } from '#domain/oslo-time.ts'
import { afterStep, type RestaurantOrderEvent } from '#domain/restaurant-orders.ts'
import { isOvertaken } from '#server/features/orders/transition.queries.ts'
import { ticketStatements } from '#server/features/restaurants/orders/ticket.queries.ts'
import type { JobCtx } from '#server/http/context.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import { listDueTickets, listForgotten, removeActions } from './kitchen-clock.repository.ts'
import { ticketMessages } from './ticket-messages.queries.ts'
import { findTicket } from './ticket.repository.ts'

type Job = Pick<JobCtx, 'database' | 'now' | 'log'>

interface DueTicket {
  id: string
  restaurantId: string
}

/** So long after a kitchen has closed what was ready counts as handed over. */
const afterClosingMs = 30 * 60_000
/** A screen that was away for longer has nothing to send again. */
const actionsKeptMs = 14 * 24 * 3600 * 1000

/** A job: orders that nobody answers expire, scheduled ones begin in time, and what stood ready when its kitchen closed is done. */
export async function moveTickets(job: Job): Promise<void> {
  const now = job.now()
  const { expired, begun } = await listDueTickets(job.database, now)
  for (const due of expired) await move(job, due, 'expire')
  for (const due of begun) await move(job, due, 'start')
  for (const due of await listLeftBehind(job, now)) await move(job, due, 'hand_over')
  await removeActions(job.database, now - actionsKeptMs)
}

/** What was ready long before now in kitchens that have been closed as long. */
async function listLeftBehind(job: Job, now: number): Promise<DueTicket[]> {
  const before = now - afterClosingMs
  const from = addDays(osloClock(before).date, -1)
  const { ready, periods, exceptions } = await listForgotten(job.database, {
    readyBefore: before,
    from,
  })
  const isIts = (id: string) => (row: { restaurantId: string }) => row.restaurantId === id
  return ready.filter(({ restaurantId }) => {
    const hours = {
      weekly: periods.filter(isIts(restaurantId)),
      exceptions: exceptions.filter(isIts(restaurantId)),
    }
    return !openTimes(hours, before, 1).some(({ from: opens }) => opens <= now)
  })
}

async function move(job: Job, due: DueTicket, event: RestaurantOrderEvent): Promise<void> {
  const { database, log } = job
  const at = job.now()
  try {
    const { restaurantId } = due
    const found = await findTicket(database, { restaurantId, ticketId: due.id })
    if (!found) return
    const step = afterStep(found.ticket, { event, by: 'system', at })
    if (!step.ok) return
    const { order, ticket: before } = found
    const after = step.value
    await database.write([
      ...ticketStatements({
        ...{ order, before, after, event, at },
        ...{ actorType: 'system', actorId: null },
      }),
      ...ticketMessages(found, { event, to: after.status, at }),
    ])
    log.info('ticket.moved', { order: due.id, event })
  } catch (error) {
    const fault = faultOf(error)
    // One that a cook has moved this very moment is nobody's fault; one that fails does not hold up the others.
    if (!isOvertaken(fault)) log.error('ticket.not_moved', { order: due.id, fault: fault.kind })
  }
}
