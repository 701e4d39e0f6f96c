import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { appConfig } from '#config'
import { sha256Hex } from '#domain/ids.ts'
import { negotiate } from '#domain/languages.ts'
import type { Actor } from '#domain/permissions.ts'
import { findSite } from '#server/features/shell/site.service.ts'
import { openDatabase } from '#server/platform/database.ts'
import { consoleLog } from '#server/platform/log.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { problem } from '#server/http/problem.ts'

/** Makes the context of a request: id, log, database, site, language and who asks. */
export const request = createMiddleware<ApiEnv>(async (c, next) => {
  const { platform, waitUntil } = c.env
  const requestId = crypto.randomUUID()
  const log = consoleLog(requestId)
  c.set('requestId', requestId)
  c.set('languageCode', appConfig.defaults.languageCode)
  const database = openDatabase(platform.streams)
  const site = await findSite({
    ...platform,
    openDatabase: () => database,
    log,
    later: waitUntil,
  })
  const language = negotiate(site?.languages ?? [], {
    prefix: c.req.header('x-language'),
    preferred: getCookie(c, appConfig.languageCookie),
    accepted: c.req.header('accept-language'),
  })
  if (!site) return problem(c, { code: 'no_factory' })
  if (!language) return problem(c, { code: 'unavailable' })
  c.set('languageCode', language.code)
  const actor = await actorOf(getCookie(c, appConfig.guestCookie))
  c.set('request', {
    ...platform,
    requestId,
    log,
    database,
    site,
    language,
    actor,
    later: waitUntil,
  })
  await next()
  c.header('x-request-id', requestId)
  return undefined
})

async function actorOf(guestSecret: string | undefined): Promise<Actor> {
  if (!guestSecret) return { role: 'visitor' }
  return { role: 'visitor', guestHash: await sha256Hex(guestSecret) }
}
