import { serverConfig } from '#config'
import { isAwaitingApproval, isHoldOver } from '#domain/approval.ts'
import { nextStatus } from '#domain/orders.ts'
import type { JobCtx } from '#server/http/context.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import { cancelOrder, findOrder, listUnapproved } from './orders.repository.ts'
import { isOvertaken } from './transition.queries.ts'

type Job = Pick<JobCtx, 'database' | 'now' | 'log'>

const dayMs = 24 * 3600 * 1000

/** A job: cancels orders on invoice that nobody has approved in time, gives their goods and times back, and tells their buyers. */
export async function releaseUnapproved(job: Job): Promise<void> {
  const now = job.now()
  // Working days are no shorter than days.
  const placedBefore = now - serverConfig.orders.approvalWorkingDays * dayMs
  for (const waiting of await listUnapproved(job.database, placedBefore))
    if (isHoldOver(waiting.createdAt, now)) await release(job, waiting)
}

async function release(job: Job, { id, factoryId }: { id: string; factoryId: string }) {
  const found = await findOrder(job.database, { factoryId, id })
  if (!found || !isAwaitingApproval(found.order)) return
  const step = nextStatus(found.order.status, 'approval_missed', 'system')
  if (!step.ok) return
  try {
    await cancelOrder(job.database, {
      found,
      to: step.value,
      event: 'approval_missed',
      message: 'M6-unapproved',
      actorType: 'system',
      actorId: null,
      at: job.now(),
    })
    job.log.info('order.unapproved', { order: id })
  } catch (error) {
    const fault = faultOf(error)
    // One that was approved or cancelled this very moment is nobody's fault; one that fails does not hold up the others.
    if (!isOvertaken(fault)) job.log.error('order.not_released', { order: id, fault: fault.kind })
  }
}
