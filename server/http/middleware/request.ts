import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { appConfig, serverConfig } from '#config'
import { negotiate } from '#domain/languages.ts'
import { findSite } from '#server/site/site.service.ts'
import { openDatabase } from '#server/platform/database.ts'
import { consoleLog } from '#server/platform/log.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { problem } from '#server/http/problem.ts'

/** Makes what is known of a request before it is known who asks: id, log, database, site and language. `allow` asks who. */
export const request = createMiddleware<ApiEnv>(async (c, next) => {
  const { platform, waitUntil } = c.env
  const requestId = crypto.randomUUID()
  const log = consoleLog(requestId)
  c.set('requestId', requestId)
  c.set('language', { catalogue: appConfig.defaults.languageCode })
  // A read is given up in time. A write goes on to its end: given up half way, it might be done and be reported as not.
  const patienceMs = isRead(c) ? serverConfig.database.requestMs : Infinity
  const database = openDatabase(platform, waitUntil, patienceMs)
  const site = await findSite({
    ...platform,
    // What its caller may wait for is not spent on what others read it for.
    openDatabase: () => openDatabase(platform, waitUntil),
    log,
    later: waitUntil,
    isFresh: isStaffRead(c),
  })
  const language = negotiate(site?.languages ?? [], {
    prefix: c.req.header('x-language'),
    preferred: getCookie(c, appConfig.languageCookie),
    accepted: c.req.header('accept-language'),
  })
  if (!site) return problem(c, { code: 'no_factory' })
  if (!language) return problem(c, { code: 'unavailable' })
  c.set('language', language)
  c.set('request', { ...platform, requestId, log, database, site, language, later: waitUntil })
  await next()
  // `c.header` would copy the whole answer by now.
  c.res.headers.set('x-request-id', requestId)
  return undefined
})

/** Staff read the site as it is now, whichever isolate has saved it. A page of ours has done so before it asks. */
function isStaffRead(c: Context<ApiEnv>): boolean {
  const isStaff = getCookie(c, appConfig.staffCookie) !== undefined
  return isRead(c) && isStaff && c.env.pagePath === undefined
}

function isRead(c: Context<ApiEnv>): boolean {
  return c.req.method === 'GET' || c.req.method === 'HEAD'
}
