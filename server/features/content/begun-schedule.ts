import { done, refused, type Result } from '#domain/result.ts'
import type { Change, Text } from './write-texts.ts'

/** Of a save what says when its words are out. */
export interface Times {
  value: string
  rev: number
  isReviewed: boolean
  publishAt?: number | undefined
  unpublishAt?: number | null | undefined
}

/** True where these words are out since that time, by a schedule whose end is to come: what a save of them changes is the end. */
export function hasBegun({ row }: Text, { value, publishAt }: Times): boolean {
  return row.publishedAt !== null && row.publishAt === publishAt && row.value === value
}

/** Another end of words that are out. Refuses `time_missing`, `time_past`; to have none the schedule is called off. */
export function endingOtherwise({ row }: Text, save: Times, now: number): Result<Change> {
  const { value, rev, isReviewed, publishAt = 0, unpublishAt = null } = save
  if (unpublishAt === null) return refused('time_missing', { field: 'unpublishAt' })
  if (unpublishAt <= now) return refused('time_past', { field: 'unpublishAt' })
  const words = { value, isReviewed, publishAt, unpublishAt }
  return done({
    action: 'text_scheduled',
    rev,
    version: { ...words, status: 'scheduled', origin: 'human' },
    isPublic: false,
    pending: { ...words, kind: 'scheduled', publishedAt: row.publishedAt },
  })
}
