import type { leavingWays } from '#domain/newsletters.ts'
import type { JobCtx } from '#server/http/context.ts'
import { writeBlocked, writeLeft } from './leave.repository.ts'

export type LeavingWay = (typeof leavingWays)[number]

type Leaving = Pick<JobCtx, 'database' | 'now'>

/**
 * Takes a subscriber off all lists. Who had confirmed one gets one mail that says so, but not who leaves at our hand or by a complaint.
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

/** The same for good: no form and no link subscribes this address again until our own people let it. */
export async function blockSubscriber(
  { database, now }: Leaving,
  subscriberId: string,
  how: Extract<LeavingWay, 'complaint' | 'staff'>,
): Promise<void> {
  await writeBlocked(database, { subscriberId, how, now: now() })
}
