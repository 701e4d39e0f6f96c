import type { EditableText } from '#domain/editing.schema.ts'
import { viewOf } from './text-view.ts'
import type { TextRow } from './texts.repository.ts'
import { type Change, sourceOf, type Text } from './write-texts.ts'

interface Writing {
  change: Change
  byName: string | null
  now: number
}

/**
 * A text as its editor is told of it once a change has been written: its number has guarded all of it but the source words, which are
 * those that were read.
 */
export function viewAfter(text: Text, writing: Writing): EditableText {
  const { change } = writing
  const { ref, row } = text
  const words = change.isPublic ? publishedBy(text, change) : {}
  const gone = (change.removes ?? []).map((kind) => without[kind])
  const pending = pendingBy(writing)
  const rev = change.rev + 1
  return viewOf({ ref, row: Object.assign({}, row, { rev }, words, ...gone, pending) })
}

function publishedBy(text: Text, { version }: Change): Partial<TextRow> {
  const { value, isReviewed } = version
  return { value, isReviewed, sourceValue: sourceOf(text, version) }
}

function pendingBy({ change, byName, now }: Writing): Partial<TextRow> {
  const { pending, rev } = change
  if (!pending) return {}
  const { kind, value, publishAt = null, unpublishAt = null } = pending
  return kind === 'draft'
    ? { draftValue: value, draftRev: rev + 1, draftAt: now, draftBy: byName }
    : { scheduledValue: value, publishAt, unpublishAt, publishedAt: null }
}

const without: Record<'draft' | 'scheduled', Partial<TextRow>> = {
  draft: { draftValue: null },
  scheduled: { scheduledValue: null },
}
