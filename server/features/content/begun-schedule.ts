import { done, refused, type Result } from '#domain/result.ts'
import type { Change, Text } from './text-adapter.queries.ts'

/** Of a save what says when its words are out. */
export interface Times {
  value: string
  rev: number
  isReviewed: boolean
  publishAt?: number | undefined
  unpublishAt?: number | null | undefined
  isFormer?: boolean | undefined
}

/**
 * True where these words are out since that time, by a schedule whose end is to come: what a save of them changes is the end. An undo
 * brings back one that was called off, or went with words that were taken down.
 */
export function hasBegun({ row }: Text, save: Times, now: number): boolean {
  const { value, publishAt, unpublishAt = null, isFormer = false } = save
  if (row.value !== value || publishAt === undefined) return false
  if (row.publishedAt !== null && row.publishAt === publishAt) return true
  return isFormer && publishAt <= now && unpublishAt !== null
}

/** Another end of words that are out. Refuses `time_missing`, `time_past`; to have none the schedule is called off. */
export function endingOtherwise({ row }: Text, save: Times, now: number): Result<Change> {
  const { value, rev, isReviewed, publishAt = 0, unpublishAt = null } = save
  if (unpublishAt === null) return refused('time_missing', { field: 'unpublishAt' })
  if (unpublishAt <= now) return refused('time_past', { field: 'unpublishAt' })
  const words = { value, isReviewed, publishAt, unpublishAt }
  const { sourceValue, publishedAt } = row
  return done({
    action: 'text_scheduled',
    rev,
    version: { ...words, sourceValue, status: 'scheduled', origin: 'human' },
    isPublic: false,
    pending: { ...words, kind: 'scheduled', publishedAt: publishedAt ?? publishAt },
  })
}
