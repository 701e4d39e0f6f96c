import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { appConfig } from '#config'
import { sha256Hex } from '#domain/ids.ts'
import { negotiate } from '#domain/languages.ts'
import type { Actor } from '#domain/permissions.ts'
import { keepStaff } from '#server/http/session-cookie.ts'
import { findSession, type SignedIn } from '#server/features/accounts/session.service.ts'
import { findView } from '#server/features/content/view.service.ts'
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
  c.set('language', { catalogue: appConfig.defaults.languageCode })
  const database = openDatabase(platform.streams)
  const site = await findSite({
    ...platform,
    openDatabase: () => database,
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
  const user = await signedIn(c, database, site.factoryId)
  const actor = await actorOf(user, {
    guestSecret: getCookie(c, appConfig.guestCookie),
    needsSecondFactor: platform.settings.ADMIN_SECOND_FACTOR === 'required',
  })
  const view = await findView(
    { database, site, now: platform.now },
    {
      actor,
      chosen: getCookie(c, appConfig.viewCookie),
      secret: getCookie(c, appConfig.previewCookie),
      pagePath: c.env.pagePath,
    },
  )
  const later = waitUntil
  const asking = { requestId, log, database, site, language, user, actor, view, later }
  c.set('request', { ...platform, ...asking })
  await next()
  c.header('x-request-id', requestId)
  if (view) hideView(c)
  if (user?.adminRole && !getCookie(c, appConfig.staffCookie))
    keepStaff(c, Math.ceil((user.expiresAt - platform.now()) / 1000))
  return undefined
})

/** Whoever works here reads the site as it is now, whichever isolate has saved it. A page of ours has done so before it asks. */
function isStaffRead(c: Context<ApiEnv>): boolean {
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  const isStaff = getCookie(c, appConfig.staffCookie) !== undefined
  return isRead && isStaff && c.env.pagePath === undefined
}

/** What holds a draft is kept by nobody and found by no search engine. */
function hideView(c: Context): void {
  c.header('Cache-Control', 'private, no-store')
  c.header('X-Robots-Tag', 'noindex')
}

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
  const isTranslator = user.adminRole === 'translator'
  return {
    role: user.adminRole ?? 'customer',
    userId: user.userId,
    sessionId: user.sessionId,
    ...(isTranslator && user.adminLanguages ? { languages: user.adminLanguages } : {}),
    ...(isLimited ? { lacksSecondFactor: true } : {}),
    ...guest,
  }
}
