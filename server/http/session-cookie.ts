import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { appConfig } from '#config'

const attributes = { path: '/', httpOnly: true, secure: true, sameSite: 'Lax' } as const

/** Hands a new session's secret to the browser; scripts cannot read it. */
export function keepSession(
  c: Context,
  session: { secret: string; maxAgeS: number; isStaff: boolean },
): void {
  setCookie(c, appConfig.sessionCookie, session.secret, { ...attributes, maxAge: session.maxAgeS })
  if (session.isStaff) keepStaff(c, session.maxAgeS)
  else if (getCookie(c, appConfig.staffCookie)) forgetStaff(c)
}

/** What a session of somebody who works here has left in the browser goes with it. */
export function forgetSession(c: Context): void {
  deleteCookie(c, appConfig.sessionCookie, attributes)
  forgetStaff(c)
}

/** Marks the browser of somebody who works here. */
export function keepStaff(c: Context, maxAgeS: number): void {
  setCookie(c, appConfig.staffCookie, '1', { ...attributes, maxAge: maxAgeS })
}

function forgetStaff(c: Context): void {
  deleteCookie(c, appConfig.staffCookie, attributes)
  deleteCookie(c, appConfig.viewCookie, attributes)
}
