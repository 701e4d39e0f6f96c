import { newsletterTimes } from '#domain/newsletters.ts'
import type { JobCtx } from '#server/http/context.ts'
import { deleteUnconfirmed } from './clean-subscribers.repository.ts'

/** A job: forgets who has not confirmed within seven days, and what was asked for since. */
export async function cleanSubscribers({ database, now }: Pick<JobCtx, 'database' | 'now'>) {
  await deleteUnconfirmed(database, now() - newsletterTimes.confirmMs)
}
