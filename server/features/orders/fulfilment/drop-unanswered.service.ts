import type { JobCtx } from '#server/http/context.ts'
import { findOrder } from '#server/features/orders/orders.repository.ts'
import { isOvertaken } from '#server/features/orders/transition.queries.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import { isPacking } from '#domain/short-items.ts'
import { listUnanswered, settleShort } from './short-items.repository.ts'

type Job = Pick<JobCtx, 'database' | 'now' | 'log'>

/** A job: drops missing goods whose buyer has not answered in time. */
export async function dropUnanswered(job: Job): Promise<void> {
  for (const waiting of await listUnanswered(job.database, job.now())) await drop(job, waiting)
}

async function drop(
  job: Job,
  { id, orderId, factoryId }: Record<'id' | 'orderId' | 'factoryId', string>,
) {
  const found = await findOrder(job.database, { factoryId, id: orderId })
  const short = found?.shorts.find((each) => each.id === id)
  if (!found || !short || short.settledAs !== null || !isPacking(found.order.status)) return
  const by = { actorType: 'system', actorId: null, at: job.now() } as const
  try {
    await settleShort(job.database, { found, short, settlement: 'drop', ...by })
    job.log.info('order.unanswered', { order: orderId })
  } catch (error) {
    const fault = faultOf(error)
    // One that was answered this very moment is nobody's fault; one that fails does not hold up the others.
    if (!isOvertaken(fault))
      job.log.error('order.not_dropped', { order: orderId, fault: fault.kind })
  }
}
