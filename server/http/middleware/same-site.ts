import type { HonoRequest } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { ApiEnv } from '#server/http/api-env.ts'
import { problem } from '#server/http/problem.ts'
import { isUpload } from '#server/http/uploads.ts'

/** Those that a route can take; all others are answered as such for every caller (`unmatched`). */
const unsafe = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * Unsafe methods are taken from our own pages alone: the browser says `same-origin`, or the Origin is ours, and a body is
 * JSON, or a file's bytes as such (neither of which a foreign form can send without asking first).
 */
export const sameSite = createMiddleware<ApiEnv>(async (c, next) => {
  if (!unsafe.has(c.req.method) || isFromMailProgram(c.req)) return next()
  if (!isOwn(c.req.raw) && !isSignedReport(c.req)) return problem(c, { code: 'cross_site' })
  return isReadable(c.req) ? next() : problem(c, { code: 'wrong_content_type' })
})

/** RFC 8058: leaving by one click comes as a form, from no page at all. The token in its address is all that it needs. */
function isFromMailProgram({ path, method }: HonoRequest): boolean {
  return method === 'POST' && path.startsWith('/api/newsletter/one-click/')
}

/** What providers of mail and of payments report comes from no page: its route takes what is signed alone. */
function isSignedReport({ path, method }: HonoRequest): boolean {
  const isReport = path === '/api/newsletter/bounces' || path.startsWith('/api/payments/webhooks/')
  return method === 'POST' && isReport
}

/** A body of no named type is read by nobody but who takes a file; wrangler gives one to every call that has none. */
function isReadable(req: HonoRequest): boolean {
  const type = req.header('content-type')
  if (req.raw.body === null || (type === undefined && !isUpload(req))) return true
  const isFile = isUpload(req) && type === 'application/octet-stream'
  return isFile || /^application\/json\s*(;|$)/iu.test(type ?? '')
}

/** True for what a page of our own sends. */
export function isOwn(request: Request): boolean {
  const fetchSite = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  if (origin !== null && origin !== new URL(request.url).origin) return false
  if (fetchSite !== null) return fetchSite === 'same-origin'
  return origin !== null
}
