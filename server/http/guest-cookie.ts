import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { appConfig } from '#config'

/** Sets the cookie of a new guest, and lets that of a known one live as long as the cart it opens. */
export function keepGuest(c: Context, secret = getCookie(c, appConfig.guestCookie)): void {
  if (!secret) return
  setCookie(c, appConfig.guestCookie, secret, {
    path: '/',
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
    maxAge: appConfig.cart.guestDays * 24 * 3600,
  })
}
