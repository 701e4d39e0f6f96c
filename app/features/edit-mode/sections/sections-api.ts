import type { BlockKind, LetterKind } from '#domain/sections.ts'
import type { EditableSection, EditableSections } from '#domain/sections.schema.ts'
import { type ApiAnswer, callApi } from '#app/platform/api.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { newKey } from '#app/platform/browser/new-key.ts'

/** A section as it is sent: a new one has no number and takes the settings of its kind. */
export type SentSection = EditableSection | { kind: BlockKind | LetterKind }

/** The sections of a page; null for a page that takes none. */
export async function readSections(
  page: string,
  signal?: AbortSignal,
): Promise<EditableSections | null> {
  const answer = await callApi<EditableSections>(pathOf(page), signal ? { signal } : {})
  if (answer.ok) return answer.value
  if (answer.reason === 'refused' && answer.error.code === 'not_found') return null
  throw new Error(answer.reason)
}

export function sendSections(
  page: string,
  body: { sections: readonly SentSection[]; rev: number },
): Promise<ApiAnswer<EditableSections>> {
  return callTwice(pathOf(page), { method: 'PUT', body, idempotencyKey: newKey() })
}

/** The list as somebody else has saved it, where an answer says that ours was stale. */
export function currentIn(answer: ApiAnswer<unknown>): EditableSections | undefined {
  if (answer.ok || answer.reason !== 'refused' || answer.error.code !== 'stale') return undefined
  return (answer.error as { current?: EditableSections }).current
}

function pathOf(page: string): string {
  return `/admin/content/sections/${encodeURIComponent(page)}`
}
