import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { appConfig } from '#config'
import { deviceOf } from '#domain/device.ts'
import { sha256Hex } from '#domain/ids.ts'
import type { Actor } from '#domain/permissions.ts'
import { findSession, type SignedIn } from '#server/session/session.service.ts'
import { findView } from '#server/features/content/view.service.ts'
import type { Ctx, RequestCtx } from './context.ts'
import { keepStaff } from './session-cookie.ts'

/** Who calls, and what they may see beside the published words. */
export async function identified(
  c: Context,
  request: RequestCtx,
  pagePath: string | undefined,
): Promise<Ctx> {
  const cookies = getCookie(c)
  const secret = cookies[appConfig.sessionCookie]
  const user = secret ? await signedIn(c, request, secret) : undefined
  const actor = await actorOf(user, {
    device: deviceOf(c.req.header('user-agent')),
    guestSecret: cookies[appConfig.guestCookie],
    needsSecondFactor: request.settings.ADMIN_SECOND_FACTOR === 'required',
  })
  const view = await findView(request, {
    actor,
    chosen: cookies[appConfig.viewCookie],
    secret: cookies[appConfig.previewCookie],
    pagePath,
  })
  return { ...request, user, actor, view }
}

/** What the answer says because of who has asked. */
export function markAnswer(c: Context, { view, user, now }: Ctx): void {
  if (view) hideView(c)
  if (user?.adminRole && !getCookie(c, appConfig.staffCookie))
    keepStaff(c, Math.ceil((user.expiresAt - now()) / 1000))
}

/** What holds a draft is kept by nobody and found by no search engine. */
function hideView(c: Context): void {
  c.header('Cache-Control', 'private, no-store')
  c.header('X-Robots-Tag', 'noindex')
}

/** What an open page asks by itself, again and again: that is no activity of the person. */
const checks =
  /^\/api\/(?:session|admin\/content\/presence|queue\/[^/]+|kitchen\/[^/]+\/feed|restaurant-orders\/[^/]+\/status)$/u

function signedIn(c: Context, { database, site }: RequestCtx, secret: string) {
  const isActivity = !checks.test(c.req.path)
  return findSession({ database, factoryId: site.factoryId, isActivity }, secret)
}

async function actorOf(
  user: SignedIn | undefined,
  known: { device: string; guestSecret: string | undefined; needsSecondFactor: boolean },
): Promise<Actor> {
  const { device, guestSecret } = known
  const browser = {
    ...(device ? { device } : {}),
    ...(guestSecret ? { guestHash: await sha256Hex(guestSecret) } : {}),
  }
  if (!user) return { role: 'visitor', ...browser }
  const isLimited = user.adminRole && known.needsSecondFactor && !user.hasSecondFactor
  const isTranslator = user.adminRole === 'translator'
  return {
    role: user.adminRole ?? (user.isSeller ? 'seller' : 'customer'),
    userId: user.userId,
    sessionId: user.sessionId,
    ...(isTranslator && user.adminLanguages ? { languages: user.adminLanguages } : {}),
    ...(isLimited ? { lacksSecondFactor: true } : {}),
    ...browser,
  }
}
