import type { AcceptAll, AiDraft, AiLanguage, JobStep } from '#domain/ai.schema.ts'
import type { DraftTask } from '#domain/ai.ts'
import type { EditableText } from '#domain/editing.schema.ts'
import { callApi } from '#app/platform/api.ts'
import { callTwice } from '#app/platform/call-twice.ts'

/** A text of the site in one language. */
export interface DraftedText {
  page: string
  key: string
  language: string
}

const base = '/admin/ai'

/** Not asked again where no answer came: what was drafted is found then with the same key, by a person who tries again. */
export function askDraft(text: DraftedText, task: DraftTask, idempotencyKey: string) {
  return callApi<AiDraft>(`${base}/drafts`, {
    method: 'POST',
    body: { ...text, task },
    idempotencyKey,
  })
}

/** Publishes a draft; `value` is what of it was put right. */
export function acceptDraft(draft: AiDraft, value: string | undefined, idempotencyKey: string) {
  const body = { ...seen(draft), ...(value === undefined ? {} : { value }) }
  return callTwice<{ text: EditableText }>(`${base}/drafts/accept`, {
    method: 'POST',
    body,
    idempotencyKey,
  })
}

export function discardDraft(draft: AiDraft, idempotencyKey: string) {
  return callTwice(`${base}/drafts/discard`, { method: 'POST', body: seen(draft), idempotencyKey })
}

export function acceptAll(body: AcceptAll, idempotencyKey: string) {
  return callTwice<{ accepted: number; left: number }>(`${base}/drafts/accept-all`, {
    method: 'POST',
    body,
    idempotencyKey,
  })
}

export function readLanguage(code: string, signal?: AbortSignal) {
  return callApi<AiLanguage>(`${base}/languages/${code}`, signal ? { signal } : {})
}

export function stepLanguage(code: string, step: JobStep, idempotencyKey: string) {
  return callTwice<AiLanguage>(`${base}/languages/${code}`, {
    method: 'POST',
    body: { step },
    idempotencyKey,
  })
}

export function askPicture(mediaId: string, language: string, idempotencyKey: string) {
  return callApi<{ value: string }>(`${base}/pictures`, {
    method: 'POST',
    body: { mediaId, language },
    idempotencyKey,
  })
}

function seen({ page, key, languageCode: language, rev }: AiDraft) {
  return { page, key, language, rev }
}
