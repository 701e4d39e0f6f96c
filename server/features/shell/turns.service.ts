import { isInTime } from '#domain/times.ts'
import type { JobCtx } from '#server/http/context.ts'
import { forgetSite } from '#server/site/revisions.queries.ts'
import { findSite } from '#server/site/site.service.ts'
import { findTimed, turn } from './turns.repository.ts'

/**
 * A job: shows what is shown for a time (the announcement, entries of the menu) when its time begins, and hides it when that ends.
 * Pages are kept by the content's revision, so time alone changes none of them.
 */
export async function turnShown(job: JobCtx): Promise<void> {
  const site = await findSite({ ...job, openDatabase: () => job.database })
  if (!site) return
  const timed = await findTimed(job.database, site.factoryId)
  const turned = timed
    .map((each) => ({ ...each, isNow: isInTime(each, job.now()) }))
    .filter(({ isShown, isNow }) => isNow !== isShown)
  if (turned.length === 0) return
  await turn({ ...job, site }, turned)
  forgetSite(job)
  for (const { kind, isNow } of turned) job.log.info('shown.turned', { kind, isNow })
}
