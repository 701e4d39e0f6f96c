import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { appConfig } from '#config'

const attributes = { path: '/', httpOnly: true, secure: true, sameSite: 'Lax' } as const

/** Hands a new session's secret to the browser; scripts cannot read it. */
export function keepSession(c: Context, session: { secret: string; maxAgeS: number }): void {
  setCookie(c, appConfig.sessionCookie, session.secret, { ...attributes, maxAge: session.maxAgeS })
}

export function forgetSession(c: Context): void {
  deleteCookie(c, appConfig.sessionCookie, attributes)
}
