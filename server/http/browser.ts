import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { appConfig, serverConfig } from '#config'
import { deviceOf } from '#domain/device.ts'
import type { OpenedSession } from '#server/features/identity/open-session.ts'
import { keepSession } from './session-cookie.ts'

const daySeconds = 24 * 3600
const yearSeconds = 365 * daySeconds

/** The browser of a request: what it is, and the secret that marks it where somebody has signed in from it. */
export interface Browser {
  device: string
  browserSecret: string | undefined
}

export function browserOf(c: Context): Browser {
  return {
    device: deviceOf(c.req.header('user-agent')),
    browserSecret: getCookie(c, appConfig.browserCookie),
  }
}

/** Hands an opened session to the browser, the mark of having signed in from it, and the person's language where it has none. */
export function keepOpened(c: Context, opened: OpenedSession): void {
  keepSession(c, opened)
  keepBrowser(c, opened.browserSecret)
  keepLanguage(c, opened.languageCode)
}

/** Marks the browser as one that its person has proven to be theirs. */
export function keepBrowser(c: Context, browserSecret: string): void {
  setCookie(c, appConfig.browserCookie, browserSecret, {
    path: '/',
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
    maxAge: serverConfig.accounts.browserDays * daySeconds,
  })
}

/**
 * The saved language follows its person to a browser in which nobody chose one; what was chosen there goes before it, and a prefix
 * before both. The pages' own script writes this cookie too, and may not where it is marked for servers or for HTTPS only.
 */
function keepLanguage(c: Context, code: string | undefined): void {
  if (code === undefined || getCookie(c, appConfig.languageCookie) !== undefined) return
  setCookie(c, appConfig.languageCookie, code, {
    path: '/',
    secure: new URL(c.req.url).protocol === 'https:',
    sameSite: 'Lax',
    maxAge: yearSeconds,
  })
}
