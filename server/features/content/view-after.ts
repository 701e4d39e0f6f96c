import type { EditableText } from '#domain/editing.schema.ts'
import { sourceOf, type TextRef } from './text-places.queries.ts'
import { viewOf } from './text-view.ts'
import type { TextRow } from './texts.repository.ts'
import type { Change, Text } from './write-texts.ts'

interface Writing {
  change: Change
  byName: string | null
  now: number
}

/**
 * A text as its editor is told of it once a change has been written: its number has guarded all of it but the source words, which are
 * those that were read.
 */
export function viewAfter({ ref, row }: Text, writing: Writing): EditableText {
  const { change } = writing
  const words = change.isPublic ? publishedBy(row, ref, change) : {}
  const gone = (change.removes ?? []).map((kind) => without[kind])
  const pending = pendingBy(writing)
  const rev = change.rev + 1
  return viewOf({ ref, row: Object.assign({}, row, { rev }, words, ...gone, pending) })
}

function publishedBy(row: TextRow, ref: TextRef, { version }: Change): Partial<TextRow> {
  const { value, isReviewed } = version
  return { value, isReviewed, sourceValue: sourceIn(row, ref, version) }
}

function pendingBy({ change, byName, now }: Writing): Partial<TextRow> {
  const { pending, rev } = change
  if (!pending) return {}
  const { kind, value, publishAt = null, unpublishAt = null } = pending
  return kind === 'draft'
    ? { draftValue: value, draftRev: rev + 1, draftAt: now, draftBy: byName }
    : { scheduledValue: value, publishAt, unpublishAt, publishedAt: null }
}

/** As `madeFrom` has it: an empty source is none. */
function sourceIn(row: TextRow, ref: TextRef, { sourceValue }: Change['version']): string | null {
  const from = sourceOf(ref, { sourceValue })
  if (from === 'none') return null
  return from === 'known' ? (sourceValue ?? null) : row.source || null
}

const without: Record<'draft' | 'scheduled', Partial<TextRow>> = {
  draft: { draftValue: null },
  scheduled: { scheduledValue: null },
}
