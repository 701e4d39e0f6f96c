import { isMultilineKey, textState } from '#domain/editing.ts'
import { isSharedText } from '#domain/collections.ts'
import type { EditableText } from '#domain/editing.schema.ts'
import type { Text, TextRow, TextScope } from './text-adapter.queries.ts'
import { adapterOf } from './text-adapters.ts'

/** A text that was found, as its editor is told of it. */
export function viewOf({ row, ref }: Text): EditableText {
  return editableText(row, ref)
}

/** A text as its editor is told of it. */
export function editableText(row: TextRow, scope: TextScope): EditableText {
  const { languageCode, defaultCode, page } = scope
  const isSource = languageCode === defaultCode
  const source = isSource ? undefined : (row.source ?? '')
  const words = {
    value: row.value ?? '',
    isReviewed: row.isReviewed ?? true,
    sourceValue: row.sourceValue,
  }
  const isShared = !isSource && isSharedText(page, row.key)
  const state = isShared ? 'reviewed' : textState(words, source)
  return {
    page,
    key: row.key,
    type: row.type,
    languageCode,
    isMultiline: row.type === 'text' && isMultilineKey(row.key),
    value: words.value,
    rev: row.rev ?? 0,
    state,
    isReviewed: words.isReviewed,
    source: source === undefined ? null : { languageCode: defaultCode, value: source },
    outdatedFrom: state === 'outdated' ? row.sourceValue : null,
    madeFrom: isSource ? null : row.sourceValue,
    draft: draftOf(row),
    scheduled: scheduleOf(row),
    ...(adapterOf(page).isImmediate ? { isImmediate: true } : {}),
    ...(row.leadsTo === undefined ? {} : { leadsTo: row.leadsTo }),
  }
}

function draftOf(row: TextRow): EditableText['draft'] {
  if (row.draftValue === null) return null
  return {
    value: row.draftValue,
    rev: row.draftRev ?? 0,
    at: row.draftAt ?? 0,
    byName: row.draftBy ?? '',
  }
}

function scheduleOf(row: TextRow): EditableText['scheduled'] {
  if (row.scheduledValue === null) return null
  return {
    value: row.scheduledValue,
    publishAt: row.publishAt ?? 0,
    unpublishAt: row.unpublishAt,
    isPublished: row.publishedAt !== null,
  }
}
