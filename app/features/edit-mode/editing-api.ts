import type {
  ChangedWords,
  EditableText,
  HashedChange,
  MadePreview,
  Others,
  Presence,
  Previews,
  PublishDrafts,
  TextHistory,
  View,
} from '#domain/editing.schema.ts'
import type { EditablePage, EditablePages, UnwordedPictures } from '#domain/pages.schema.ts'
import { type ApiAnswer, type ApiWrite, callApi } from '#app/platform/api.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { newKey } from '#app/platform/browser/new-key.ts'
import type { TextKey } from './text-key.ts'

const base = '/admin/content'

/** How a text is kept: for readers at once, for editors alone, or for readers from a time on. */
export type SaveAs =
  | { as: 'publish' | 'draft' }
  | { as: 'schedule'; publishAt: number; unpublishAt?: number }

/** All texts of a page in a language, also those without words; of a noun with many rows those of some. */
export function readTexts(
  { page, of }: { page: string; of?: readonly string[] | undefined },
  language: string,
  signal: AbortSignal,
) {
  const query = new URLSearchParams({ page, language, ...(of ? { of: of.join(',') } : {}) })
  return callApi<{ texts: EditableText[] }>(`${base}/texts?${query}`, { signal })
}

/** Pictures of a page that say nothing in a language to who does not see them. */
export function readUnworded(page: string, language: string) {
  return callApi<UnwordedPictures>(
    `${base}/unworded-pictures?page=${encodeURIComponent(page)}&language=${encodeURIComponent(language)}`,
  )
}

/** A page that the factory has made, by what its texts are saved under; undefined where there is none. Throws where it cannot be read: it is asked again. */
export async function readPage(
  key: string,
  signal: AbortSignal,
): Promise<EditablePage | undefined> {
  const answer = await callApi<EditablePages>(`${base}/pages`, { signal })
  if (!answer.ok) throw new Error(answer.reason)
  return answer.value.pages.find((page) => page.key === key)
}

export function readText(text: TextKey, language: string) {
  return callApi<EditableText>(`${pathOf(text)}?language=${encodeURIComponent(language)}`)
}

export type TextChange = {
  language: string
  value: string
  rev: number
  /** The source words that they are made from; those that stand there where it is left out, null where nobody knows. */
  source?: string | null
  isReviewed?: boolean
  /** An undo brings them back as what they were: what the library has no more is left out. */
  isFormer?: boolean
  type?: EditableText['type']
} & SaveAs

/** Sent again after a lost answer, a change goes with the key of the first time. */
export function saveText(text: TextKey, change: TextChange, key: string) {
  return callTwice<EditableText>(pathOf(text), {
    method: 'PUT',
    body: change,
    idempotencyKey: key,
  })
}

/** A text in a language, as its editor saw it. */
interface SeenText {
  language: string
  rev: number
}

export function dropDraft(text: TextKey, seen: SeenText) {
  return write<EditableText>('DELETE', `${pathOf(text)}/draft?${seenQuery(seen)}`)
}

/** Calls a publication off that is to come, or the end of one that has come. */
export function dropSchedule(text: TextKey, seen: SeenText) {
  return write<EditableText>('DELETE', `${pathOf(text)}/schedule?${seenQuery(seen)}`)
}

/** Takes the words of a language away: readers see those of the language behind it. */
export function unpublishText(text: TextKey, body: { language: string; rev: number }) {
  return write<EditableText>('POST', `${pathOf(text)}/unpublish`, body)
}

export function readHistory(text: TextKey, language: string, signal: AbortSignal) {
  return callApi<TextHistory>(`${pathOf(text)}/history?language=${encodeURIComponent(language)}`, {
    signal,
  })
}

/** The words of a change that the audit log knows by their hashes. */
export function readChange(text: TextKey, change: HashedChange, signal: AbortSignal) {
  const query = new URLSearchParams({ ...change })
  return callApi<ChangedWords>(`${pathOf(text)}/change?${query}`, { signal })
}

export function restoreVersion(
  text: TextKey,
  body: { language: string; versionId: string; rev: number },
) {
  return write<EditableText>('POST', `${pathOf(text)}/restore`, body)
}

export function publishDrafts(items: PublishDrafts['items']) {
  return write<{ texts: EditableText[] }>('POST', `${base}/drafts/publish`, { items })
}

export function tellPresence(body: Presence) {
  return tell<Others>('/presence', body)
}

export function endPresence(body: Presence) {
  return tell('/presence/end', body)
}

/** The same where nobody is there any more to hear an answer: of a window that closes. */
export function leavePresence(body: Presence): void {
  void tell('/presence/end', body, { keepalive: true })
}

export function newPreview(body: { path: string; asOf?: number }) {
  return write<MadePreview>('POST', `${base}/previews`, body)
}

/** The links that still open something, of all pages. */
export function readPreviews(signal: AbortSignal) {
  return callApi<Previews>(`${base}/previews`, { signal })
}

export function endPreview(id: string) {
  return write('DELETE', `${base}/previews/${encodeURIComponent(id)}`)
}

export function readView() {
  return callApi<View>(`${base}/view`)
}

export function setView(view: View) {
  return write('POST', `${base}/view`, view)
}

/** The row as somebody else has left it, where an answer says that ours was stale. */
export function currentIn(answer: ApiAnswer<unknown>): EditableText | undefined {
  if (answer.ok || answer.reason !== 'refused' || answer.error.code !== 'stale') return undefined
  return (answer.error as { current?: EditableText }).current
}

function pathOf({ page, key }: TextKey): string {
  return `${base}/texts/${encodeURIComponent(page)}/${encodeURIComponent(key)}`
}

function seenQuery({ language, rev }: SeenText): string {
  return `language=${encodeURIComponent(language)}&rev=${rev}`
}

/** What is told again in ten seconds anyhow. */
function tell<Value>(
  path: string,
  body: Presence,
  more: { keepalive?: boolean } = {},
): Promise<ApiAnswer<Value>> {
  const idempotencyKey = newKey()
  return callApi<Value>(base + path, { method: 'POST', body, idempotencyKey, ...more })
}

function write<Value>(
  method: ApiWrite['method'],
  path: string,
  body: unknown = {},
): Promise<ApiAnswer<Value>> {
  return callTwice<Value>(path, { method, body, idempotencyKey: newKey() })
}
