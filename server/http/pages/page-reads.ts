import { withOwnHeaders } from '#server/http/headers.ts'
import type { CallApi } from './request-context.ts'

/** Why the API refused a page what it reads: its visitor asks too often, or what the page needs is out of reach for now. */
type Refusal = Pick<Response, 'status' | 'headers'>

export interface PageReads {
  callApi: CallApi
  refusal: () => Refusal | undefined
  /** True where something was read that nobody may keep. */
  isUnkept: () => boolean
}

/** A page's reads, and what the API said along with them that the page as a whole has to heed. Once something is out of reach, no other read waits for it too. */
export function listened(callApi: CallApi): PageReads {
  let refusal: Refusal | undefined
  let isUnkept = false
  return {
    refusal: () => refusal,
    isUnkept: () => isUnkept,
    callApi: async (address) => {
      if (refusal?.status === 503) return new Response(null, refusal)
      const answer = await callApi(address)
      if (answer.status === 503 || answer.status === 429) refusal = answer
      if (answer.headers.get('cache-control')?.includes('no-store')) isUnkept = true
      return answer
    },
  }
}

/** A page that could not be made because of what its reads were refused is no fault of ours: its status says so, and when to come again. */
export function withRefusal(rendered: Response, refusal: Refusal | undefined): Response {
  if (!refusal || rendered.status < 500) return withOwnHeaders(rendered)
  const headers = new Headers(rendered.headers)
  headers.set('Retry-After', refusal.headers.get('retry-after') ?? '')
  return new Response(rendered.body, { status: refusal.status, headers })
}
