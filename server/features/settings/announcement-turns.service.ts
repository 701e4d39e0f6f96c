import { isInTime } from '#domain/announcement.ts'
import { findSite } from '#server/features/shell/site.service.ts'
import { forgetSite } from '#server/features/shell/revisions.queries.ts'
import type { JobCtx } from '#server/http/context.ts'
import { findAnnouncementTimes, turnAnnouncement } from './announcement-turns.repository.ts'

/**
 * A job: shows the announcement when its time begins and hides it when that ends. Pages are kept by the content's revision, so
 * time alone changes none of them.
 */
export async function turnAnnouncements(job: JobCtx): Promise<void> {
  const site = await findSite({ ...job, openDatabase: () => job.database })
  if (!site) return
  const announcement = await findAnnouncementTimes(job.database, site.factoryId)
  if (!announcement) return
  const isShown = isInTime(announcement, job.now())
  if (isShown === announcement.isShown) return
  await turnAnnouncement({ ...job, site }, { wordsKey: announcement.wordsKey, isShown })
  forgetSite(job)
  job.log.info('announcement.turned', { isShown })
}
