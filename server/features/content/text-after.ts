import type { TextRow } from './texts.repository.ts'
import { type Change, sourceOf, type Text } from './write-texts.ts'

interface Writing {
  change: Change
  by: string | null
  byName: string | null
  now: number
}

/**
 * A text once a change of it has been written: its number has guarded all of it but the source words, which are those that were
 * read.
 */
export function textAfter(text: Text, writing: Writing): Text {
  const { change } = writing
  const { ref, row } = text
  const words = change.isPublic ? publishedBy(text, writing) : {}
  const gone = (change.removes ?? []).map((kind) => without[kind])
  const pending = pendingBy(text, writing)
  const rev = change.rev + 1
  return { ref, row: Object.assign({}, row, { rev, hasVersions: 1 }, words, ...gone, pending) }
}

function publishedBy(text: Text, { change: { version }, by, now }: Writing): Partial<TextRow> {
  const { value, isReviewed, origin } = version
  const { languageCode, defaultCode } = text.ref
  const sourceValue = sourceOf(text, version)
  const source = languageCode === defaultCode ? { source: value } : {}
  return { value, isReviewed, origin, sourceValue, updatedAt: now, updatedBy: by, ...source }
}

function pendingBy(text: Text, { change, byName, now }: Writing): Partial<TextRow> {
  const { pending, rev } = change
  if (!pending) return {}
  const { kind, value, isReviewed } = pending
  const { publishAt = null, unpublishAt = null, publishedAt = null } = pending
  if (kind === 'scheduled') return { scheduledValue: value, publishAt, unpublishAt, publishedAt }
  return {
    draftValue: value,
    draftIsReviewed: isReviewed,
    draftSource: sourceOf(text, change.version),
    draftRev: rev + 1,
    draftAt: now,
    draftBy: byName,
  }
}

const without: Record<'draft' | 'scheduled', Partial<TextRow>> = {
  draft: {
    draftValue: null,
    draftIsReviewed: null,
    draftSource: null,
    draftRev: null,
    draftAt: null,
    draftBy: null,
  },
  scheduled: { scheduledValue: null, publishAt: null, unpublishAt: null, publishedAt: null },
}
