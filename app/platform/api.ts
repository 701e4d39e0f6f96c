import { appConfig } from '#config'
import type { ErrorBody } from '#domain/errors.ts'
import { readerHeader } from '#domain/reader-header.ts'
import { believedWriter } from './believed-reader.ts'
import { currentLanguageCode } from './page-context.ts'

/**
 * What a write from the browser came to: done, refused with a sentence in the reader's language, or not answered by the API. `isFault`
 * where something else answered, and not that it may be asked again.
 */
export type ApiAnswer<Value> =
  | { ok: true; value: Value }
  | { ok: false; reason: 'refused'; error: ErrorBody }
  | { ok: false; reason: 'unreachable'; isFault?: true }

/** The window's event for a call of someone who is signed in, which came from nobody, or from somebody else. */
export const sessionMissing = 'session-missing'

/**
 * A write always has a key, so that one that is repeated is done once. A read may name the key of the write that it asks
 * about. `keepalive` goes on when the page is left. `as` is the id of the only person whose call it may be; empty, it may be anybody's.
 * Without it a write is its reader's, as far as the page knows who that is.
 */
export type ApiCall = { signal?: AbortSignal; keepalive?: boolean; as?: string } & (
  | { method?: 'GET'; idempotencyKey?: string }
  | ApiWrite
)

export interface ApiWrite {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  body?: unknown
  idempotencyKey: string
  as?: string
}

/**
 * Calls `/api` from the browser, as JSON in the page's language: `await callApi<CartView>('/cart/lines', { method: 'POST', body, idempotencyKey: newKey() })`.
 * A body that is a Blob travels as it is.
 * Never throws: a lost connection, a time-out and an answer that is not the API's are `unreachable`.
 */
export function callApi<Value>(path: string, call: ApiCall = {}): Promise<ApiAnswer<Value>> {
  return answerOf(path, call, async (response) =>
    response.status === 204 ? (undefined as Value) : ((await response.json()) as Value),
  )
}

/** What a call came to; `valueOf` reads the answer that was hoped for. */
export async function answerOf<Value>(
  path: string,
  call: ApiCall,
  valueOf: (response: Response) => Promise<Value>,
): Promise<ApiAnswer<Value>> {
  try {
    const response = await fetch(`/api${path}`, requestOf(path, call))
    if (response.ok) return { ok: true, value: await valueOf(response) }
    const refusal = await refusalIn(response)
    const isSignedOut = refusal.reason === 'refused' && refusal.error.code === 'signed_out'
    if (isSignedOut) dispatchEvent(new Event(sessionMissing))
    return refusal
  } catch {
    return unreachable
  }
}

/** What an answer says that is not the one that was hoped for. */
export async function refusalIn(
  response: Response,
): Promise<Exclude<ApiAnswer<never>, { ok: true }>> {
  const value: unknown = await response.json().catch(() => undefined)
  if (isErrorBody(value)) return { ok: false, reason: 'refused', error: value }
  return comesBack.has(response.status) ? unreachable : { ...unreachable, isFault: true }
}

const unreachable = { ok: false, reason: 'unreachable' } as const

/** Statuses by which the way to the API says that it is busy or away. */
const comesBack: ReadonlySet<number> = new Set([429, 502, 503, 504])

function requestOf(path: string, { signal, keepalive = false, ...call }: ApiCall): RequestInit {
  const timeout = AbortSignal.timeout(appConfig.timeoutMs)
  const { method = 'GET', idempotencyKey } = call
  const reader = call.as ?? believedWriter(path, method)
  const { type, body } = bodyOf('body' in call ? call.body : undefined)
  return {
    method,
    keepalive,
    headers: {
      'x-language': currentLanguageCode(),
      ...(type ? { 'content-type': type } : {}),
      ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
      ...(reader ? { [readerHeader]: reader } : {}),
    },
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    ...(body === undefined ? {} : { body }),
  }
}

function bodyOf(value: unknown): { type?: string; body?: string | Blob } {
  if (value === undefined) return {}
  if (value instanceof Blob) return { type: 'application/octet-stream', body: value }
  return { type: 'application/json', body: JSON.stringify(value) }
}

function isErrorBody(value: unknown): value is ErrorBody {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value
}
