import type { Context, HonoRequest } from 'hono'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import type { ApiEnv } from '#server/http/api-env.ts'
import { problem } from '#server/http/problem.ts'
import { isUpload } from '#server/http/uploads.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Unsafe methods are taken from our own pages alone: the browser says `same-origin`, or the Origin is ours, and a body is
 * JSON, or a file's bytes as such (neither of which a foreign form can send without asking first).
 */
export const sameSite = createMiddleware<ApiEnv>(async (c, next) => {
  if (safe.has(c.req.method) || !isTaken(c)) return next()
  if (!isOwn(c.req.raw)) return problem(c, { code: 'cross_site' })
  return isReadable(c.req) ? next() : problem(c, { code: 'wrong_content_type' })
})

/** What no route takes does nothing: whoever asks is told so (`unmatched`). */
function isTaken(c: Context<ApiEnv>): boolean {
  return matchedRoutes(c).some(({ method }) => method === c.req.method)
}

/** A body of no named type is read by nobody but who takes a file; wrangler gives one to every call that has none. */
function isReadable(req: HonoRequest): boolean {
  const type = req.header('content-type')
  if (req.raw.body === null || (type === undefined && !isUpload(req))) return true
  const isFile = isUpload(req) && type === 'application/octet-stream'
  return isFile || /^application\/json\s*(;|$)/iu.test(type ?? '')
}

function isOwn(request: Request): boolean {
  const fetchSite = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  if (origin !== null && origin !== new URL(request.url).origin) return false
  if (fetchSite !== null) return fetchSite === 'same-origin'
  return origin !== null
}
