import type { ErrorBody } from '#domain/errors.ts'
import { currentLanguageCode } from '#app/platform/page-context.ts'

/** What a call of a screen came to. */
export type ScreenAnswer<Value> =
  | { kind: 'done'; value: Value }
  | { kind: 'unchanged' }
  | { kind: 'refused'; status: number; error: ErrorBody }
  /** Nobody answered, or not the API: the same call may be sent again. */
  | { kind: 'unreachable' }

/** A screen gives up on an answer sooner than a page does: its next question is due. */
const timeoutMs = 8000

/**
 * Calls the API as a page does that follows something by itself. It is nobody's wish, so the call names no reader. Never throws.
 */
export async function callScreen<Value>(
  path: string,
  call: { method?: 'GET' | 'POST' | 'DELETE'; body?: unknown; etag?: string } = {},
): Promise<ScreenAnswer<Value>> {
  const { method = 'GET', body, etag } = call
  try {
    const response = await fetch(`/api${path}`, {
      method,
      cache: 'no-store',
      headers: {
        'x-language': currentLanguageCode(),
        ...(etag ? { 'if-none-match': etag } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      signal: AbortSignal.timeout(timeoutMs),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (response.status === 304) return { kind: 'unchanged' }
    if (response.ok) return { kind: 'done', value: (await response.json()) as Value }
    return refusalOf(response.status, await response.json())
  } catch {
    return { kind: 'unreachable' }
  }
}

/** Statuses with which the same call may be sent again. */
const passing: ReadonlySet<number> = new Set([408, 429])

function refusalOf(status: number, error: unknown): ScreenAnswer<never> {
  const isRefusal = typeof error === 'object' && error !== null && 'code' in error
  if (!isRefusal || status >= 500 || passing.has(status)) return { kind: 'unreachable' }
  return { kind: 'refused', status, error: error as ErrorBody }
}
