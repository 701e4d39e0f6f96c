import type { Context } from 'hono'
import { UnprovenReadsError } from '#server/platform/optimistic-reads.ts'
import type { ApiBindings, ApiEnv } from './api-env.ts'

type Fetch = (call: Request, env: ApiBindings) => Response | Promise<Response>
type OnError = (error: Error, c: Context<ApiEnv>) => Response | Promise<Response>

/**
 * A call that went by what was no longer so has done nothing yet: it is made once more, as if it came now, and hopes for nothing. All
 * other errors are `onError`'s.
 */
export function repeatUnproven(fetch: Fetch, onError: OnError): OnError {
  return async (error, c) => {
    if (!(error instanceof UnprovenReadsError)) return onError(error, c)
    const { url, method, headers } = c.req.raw
    const again = new Request(url, { method, headers, body: (await c.req.text()) || null })
    return fetch(again, { ...c.env, repeats: c.get('requestId') })
  }
}
