import { appConfig } from '#config'

/** The cookies that scripts cannot read and whose presence makes a page ask the API: who is signed in, and for a guest's cart. */
export const heldCookies = {
  session: appConfig.sessionCookie,
  guest: appConfig.guestCookie,
} as const

export type HeldCookie = keyof typeof heldCookies
