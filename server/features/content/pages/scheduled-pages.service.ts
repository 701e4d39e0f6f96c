import { newId } from '#domain/ids.ts'
import { forgetSite } from '#server/site/revisions.queries.ts'
import { findSite } from '#server/site/site.service.ts'
import type { JobCtx } from '#server/http/context.ts'
import type { Publication } from './page-writes.queries.ts'
import { type DuePage, listDuePages, writeDuePage } from './scheduled-pages.repository.ts'

/** A job: publishes the pages whose time has come in a language, and takes down those whose time is over. */
export async function publishDuePages(job: JobCtx): Promise<void> {
  const site = await findSite({ ...job, openDatabase: () => job.database })
  if (!site) return
  const due = await listDuePages(job.database, site.factoryId, job.now())
  let written = 0
  for (const row of due) {
    // Who has changed the page last stands in the log, in the role that they have now.
    const { author, role } = row
    const actor = { role: role ?? 'staff', ...(author ? { userId: author } : {}) } as const
    const ctx = { ...job, site, requestId: newId(), actor }
    if (await writeDuePage(ctx, row, publicationOf(row, job.now()))) written += 1
  }
  if (written === 0) return
  forgetSite(job)
  job.log.info('pages.scheduled', { written })
}

function publicationOf({ unpublishAt }: DuePage, now: number): Publication {
  const isOver = unpublishAt !== null && unpublishAt <= now
  if (isOver) return { isPublished: false, publishAt: null, unpublishAt: null }
  return { isPublished: true, publishAt: null, unpublishAt }
}
