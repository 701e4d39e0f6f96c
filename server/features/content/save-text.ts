import type { VersionOrigin } from '#domain/editing.ts'
import type { SaveText } from '#domain/editing.schema.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { viewOf } from './text-view.ts'
import { endingOtherwise, hasBegun } from './begun-schedule.ts'
import { type Change, sourceOf, type Text } from './text-adapter.queries.ts'

/** A save with its words as they are kept, and the source words that they are made from: those that stand there where they are left out. */
interface Save extends Omit<SaveText, 'source' | 'isReviewed' | 'origin'> {
  isReviewed: boolean
  origin: VersionOrigin
  sourceValue?: string | null | undefined
}

/** True where the text is as the save wants it: the same save sent again, or somebody else's same words. */
export function isDone(text: Text, save: Save): boolean {
  const { draft, scheduled, value, state } = viewOf(text)
  if (save.as === 'draft') return draft?.value === save.value
  if (save.as === 'publish') {
    const isReviewed = text.row.isReviewed ?? true
    const isSame = value === save.value && (value === '' || isReviewed === save.isReviewed)
    // Words that come back are made from what they were made from, whatever stands there by now.
    const isOfItsSource = save.isFormer
      ? text.row.sourceValue === sourceOf(text, save)
      : state !== 'outdated' || text.row.sourceValue === save.sourceValue
    return isSame && draft === null && isOfItsSource
  }
  if (!scheduled || (scheduled.isPublished ? value : scheduled.value) !== save.value) return false
  const isSameTime = scheduled.publishAt === save.publishAt
  return isSameTime && scheduled.unpublishAt === (save.unpublishAt ?? null)
}

/** What a save changes of a text. Of a schedule: `time_missing`, `time_past`, `times_crossed`. */
export function changeOf(text: Text, save: Save, now: number): Result<Change> {
  if (save.as === 'publish') return done(publishing(save))
  if (save.as === 'draft') return done(drafting(save))
  const { publishAt, unpublishAt = null } = save
  if (publishAt === undefined) return refused('time_missing', { field: 'publishAt' })
  if (hasBegun(text, save, now)) return endingOtherwise(text, save, now)
  if (publishAt <= now) return refused('time_past', { field: 'publishAt' })
  if (unpublishAt !== null && unpublishAt <= publishAt)
    return refused('times_crossed', { field: 'unpublishAt' })
  return done(scheduling(save, { publishAt, unpublishAt }))
}

/** A draft has done its work once the words are out. */
function publishing({ value, rev, isReviewed, origin, sourceValue }: Save): Change {
  const status = value === '' ? 'unpublished' : 'published'
  return {
    action: 'text_published',
    rev,
    version: { value, status, isReviewed, origin, sourceValue },
    isPublic: true,
    removes: ['draft'],
  }
}

function drafting({ value, rev, isReviewed, origin, sourceValue }: Save): Change {
  return {
    action: 'text_drafted',
    rev,
    version: { value, status: 'draft', isReviewed, origin, sourceValue },
    isPublic: false,
    pending: { kind: 'draft', value, isReviewed },
  }
}

function scheduling(
  { value, rev, isReviewed, origin, sourceValue }: Save,
  times: { publishAt: number; unpublishAt: number | null },
): Change {
  return {
    action: 'text_scheduled',
    rev,
    version: { value, status: 'scheduled', isReviewed, origin, sourceValue, ...times },
    isPublic: false,
    pending: { kind: 'scheduled', value, isReviewed, ...times },
    removes: ['draft'],
  }
}
