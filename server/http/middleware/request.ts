import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { appConfig } from '#config'
import { sha256Hex } from '#domain/ids.ts'
import { negotiate } from '#domain/languages.ts'
import type { Actor } from '#domain/permissions.ts'
import { findSession, type SignedIn } from '#server/features/accounts/session.service.ts'
import { findSite } from '#server/features/shell/site.service.ts'
import { type Database, openDatabase } from '#server/platform/database.ts'
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
  const user = await signedIn(c, database, site.factoryId)
  c.set('request', {
    ...platform,
    requestId,
    log,
    database,
    site,
    language,
    user,
    actor: await actorOf(user, {
      guestSecret: getCookie(c, appConfig.guestCookie),
      needsSecondFactor: platform.settings.ADMIN_SECOND_FACTOR === 'required',
    }),
    later: waitUntil,
  })
  await next()
  c.header('x-request-id', requestId)
  return undefined
})

/** The session is checked often while a page is open; that is no activity of the person. */
const checks = '/api/session'

async function signedIn(c: Context, database: Database, factoryId: string) {
  const secret = getCookie(c, appConfig.sessionCookie)
  if (!secret) return undefined
  return findSession({ database, factoryId, isActivity: c.req.path !== checks }, secret)
}

async function actorOf(
  user: SignedIn | undefined,
  known: { guestSecret: string | undefined; needsSecondFactor: boolean },
): Promise<Actor> {
  const guest = known.guestSecret ? { guestHash: await sha256Hex(known.guestSecret) } : {}
  if (!user) return { role: 'visitor', ...guest }
  const isLimited = user.adminRole && known.needsSecondFactor && !user.hasSecondFactor
  return {
    role: user.adminRole ?? 'customer',
    userId: user.userId,
    sessionId: user.sessionId,
    ...(isLimited ? { lacksSecondFactor: true } : {}),
    ...guest,
  }
}
