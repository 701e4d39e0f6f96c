import type { LeavingWay } from '#domain/newsletters.ts'
import type { JobCtx } from '#server/http/context.ts'
import { writeLeft } from './leave.repository.ts'

type Leaving = Pick<JobCtx, 'database' | 'now'>

/**
 * Takes a subscriber off all lists. Who had confirmed one gets one mail that says so.
 * Done twice, it is done once: the first leaving is what is kept.
 * @example await leaveLists(ctx, subscriber.id, 'one-click')
 */
export async function leaveLists(
  { database, now }: Leaving,
  subscriberId: string,
  how: LeavingWay,
): Promise<void> {
  await writeLeft(database, { subscriberId, how, now: now() })
}
