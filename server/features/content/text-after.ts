import { sourceOf, type TextRef } from './text-places.queries.ts'
import type { TextRow } from './texts.repository.ts'
import type { Change, Text } from './write-texts.ts'

interface Writer {
  by: string | null
  byName: string | null
  now: number
}

/** A text as it is once a change of it has been written: the change was made to nothing else than what was read. */
export function textAfter({ ref, row }: Text, change: Change, writer: Writer): Text {
  const rev = change.rev + 1
  const words = change.isPublic ? publishedBy(row, ref, { change, writer }) : {}
  const gone = (change.removes ?? []).map((kind) => without[kind])
  const begun = change.beginsSchedule ? { publishedAt: writer.now } : {}
  const pending = pendingOf(row, ref, { change, writer })
  return {
    ref,
    row: Object.assign({}, row, { rev, hasVersions: 1 }, words, ...gone, pending, begun),
  }
}

type After = { change: Change; writer: Writer }

function publishedBy(row: TextRow, ref: TextRef, { change, writer }: After): Partial<TextRow> {
  const { value, isReviewed, origin } = change.version
  return {
    ...{ value, isReviewed, origin, updatedAt: writer.now, updatedBy: writer.by },
    sourceValue: sourceIn(row, ref, change.version),
  }
}

function pendingOf(row: TextRow, ref: TextRef, { change, writer }: After): Partial<TextRow> {
  const { pending, rev } = change
  if (!pending) return {}
  if (pending.kind === 'draft')
    return {
      draftValue: pending.value,
      draftIsReviewed: pending.isReviewed,
      draftSource: sourceIn(row, ref, {}),
      draftRev: rev + 1,
      draftAt: writer.now,
      draftBy: writer.byName,
    }
  return {
    scheduledValue: pending.value,
    publishAt: pending.publishAt ?? null,
    unpublishAt: pending.unpublishAt ?? null,
    publishedAt: null,
  }
}

/** As `madeFrom` has it: an empty source is none. */
function sourceIn(
  row: TextRow,
  ref: TextRef,
  version: { sourceValue?: string | null | undefined },
) {
  const from = sourceOf(ref, version)
  if (from === 'none') return null
  return from === 'known' ? (version.sourceValue ?? null) : row.source || null
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
