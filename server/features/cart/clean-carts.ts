import { appConfig } from '#config'
import type { Ctx } from '#server/http/context.ts'
import { removeOld } from './cart.repository.ts'

const dayMs = 24 * 3600 * 1000

/** A job: forgets guests' carts that nobody touched for 60 days, and the keys of calls that are a day old. */
export async function cleanCarts(job: Pick<Ctx, 'database' | 'now' | 'log'>): Promise<void> {
  const now = job.now()
  const removed = await removeOld(job.database, {
    cartsBefore: now - appConfig.cart.guestDays * dayMs,
    keysBefore: now - dayMs,
  })
  if (removed.carts + removed.keys > 0) job.log.info('carts.cleaned', removed)
}
