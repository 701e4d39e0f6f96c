import { appConfig } from '#config'
import type { Ctx } from '#server/http/context.ts'
import { removeOld } from './cart.repository.ts'

const dayMs = 24 * 3600 * 1000

/** A job: forgets carts that nobody touched, a guest’s after 60 days and a person’s after 365, and the keys of calls that are a day old. */
export async function cleanCarts(job: Pick<Ctx, 'database' | 'now' | 'log'>): Promise<void> {
  const now = job.now()
  const removed = await removeOld(job.database, {
    guestsBefore: now - appConfig.cart.guestDays * dayMs,
    personsBefore: now - appConfig.cart.userDays * dayMs,
    keysBefore: now - dayMs,
  })
  if (removed.carts + removed.keys > 0) job.log.info('carts.cleaned', removed)
}
