import { restaurantOrderLimits } from '#domain/order-limits.ts'
import type { JobCtx } from '#server/http/context.ts'
import { blankedGuests, isLongOver } from './guests.queries.ts'

const dayMs = 24 * 3600 * 1000

/** A job: forgets who ordered at a restaurant, and what they wrote, once nobody will ask about the meal any more. */
export async function cleanGuests({ database, now }: Pick<JobCtx, 'database' | 'now'>) {
  await database.write(blankedGuests(isLongOver(now() - restaurantOrderLimits.guestDays * dayMs)))
}
