import { newId } from '#domain/ids.ts'
import { findSite } from '#server/site/site.service.ts'
import type { JobCtx } from '#server/http/context.ts'
import { findText } from './find-text.ts'
import { listDue } from './scheduled-texts.repository.ts'
import type { Change, Text, WriteCtx } from './text-adapter.queries.ts'
import { writeTexts } from './write-texts.ts'

type Due = Awaited<ReturnType<typeof listDue>>[number]

/**
 * A job: publishes the words whose time has come, and takes down those whose time is over. What was written meanwhile is never
 * overwritten by it in the same moment: such a text waits for the next minute.
 */
export async function publishDue(job: JobCtx): Promise<void> {
  const site = await findSite({ ...job, openDatabase: () => job.database })
  if (!site) return
  const due = await listDue(job.database, site.factoryId, job.now())
  let written = 0
  for (const row of due) {
    const { page, key, languageCode: language } = row
    const text = await findText({ ...job, site }, { page, key, language })
    const change = text && changeOf(text, row, job.now())
    if (!text || !change) continue
    const ctx: WriteCtx = { ...job, site, requestId: newId(), actor: schedulerOf(row) }
    if (await writeTexts(ctx, [{ text, change }])) written += 1
  }
  if (written > 0) job.log.info('texts.scheduled', { written })
}

/** Who has made the schedule stands in the log, in the role that they have now. */
function schedulerOf({ author, role }: Due): WriteCtx['actor'] {
  return { role: role ?? 'staff', ...(author ? { userId: author } : {}) }
}

/** Undefined where another run was faster. */
function changeOf({ row }: Text, due: Due, now: number): Change | undefined {
  const { scheduledValue, publishAt, unpublishAt, publishedAt } = row
  if (scheduledValue === null || publishAt === null || publishAt > now) return undefined
  const rev = row.rev ?? 0
  const isOver = unpublishAt !== null && unpublishAt <= now
  if (isOver) return ending(rev)
  return publishedAt === null ? beginning({ row, due, rev, value: scheduledValue }) : undefined
}

function beginning(begun: { row: Text['row']; due: Due; rev: number; value: string }): Change {
  const { row, due, rev, value } = begun
  const { isReviewed, sourceValue } = due
  return {
    action: 'text_published',
    rev,
    version: { value, status: 'published', isReviewed, sourceValue, origin: 'human' },
    isPublic: true,
    ...(row.unpublishAt === null ? { removes: ['scheduled'] } : { beginsSchedule: true }),
  }
}

function ending(rev: number): Change {
  return {
    action: 'text_unpublished',
    rev,
    version: { value: '', status: 'unpublished', isReviewed: true, origin: 'human' },
    isPublic: true,
    removes: ['scheduled'],
  }
}
