import { nfc } from './nfc.ts'
import type { Problem } from './result.ts'

export const userStatuses = ['active', 'locked', 'erased'] as const

/** What a mailed secret is for; it opens nothing else. */
export const tokenPurposes = [
  'confirm',
  'reset',
  'email_change',
  'invite',
  'seller',
  'export',
  'erase',
] as const
export type TokenPurpose = (typeof tokenPurposes)[number]

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** How long a mailed secret opens. */
export const tokenLifeMs = {
  confirm: dayMs,
  reset: hourMs,
  email_change: hourMs,
  invite: 7 * dayMs,
  seller: 7 * dayMs,
  export: 7 * dayMs,
  erase: hourMs,
} as const satisfies Record<TokenPurpose, number>

interface SessionLife {
  /** Ends after so long without use. */
  idleMs: number
  /** Ends after so long however it is used. */
  wholeMs: number
}

/** Shorter for those who can change what others see. */
export const sessionLife = {
  customer: { idleMs: 14 * dayMs, wholeMs: 90 * dayMs },
  admin: { idleMs: 30 * minuteMs, wholeMs: 12 * hourMs },
} as const satisfies Record<string, SessionLife>

/** One account per address: how an address is compared. */
export function emailKeyOf(email: string): string {
  return nfc(email).trim().toLowerCase()
}

/** True where an address is a person's and they have shown that they read what is sent to it: a code mailed there proves no more. */
export function isAddressOf(
  person: { email: string; isEmailConfirmed: boolean } | undefined,
  address: string,
): boolean {
  if (!person?.isEmailConfirmed) return false
  return emailKeyOf(person.email) === emailKeyOf(address)
}

/** What stands between a person and the end of their account. */
export interface Leaving {
  /** The number of an order that is not finished. */
  openOrderNo: string | undefined
  isOwner: boolean
  /** Active owners of the factory beside this person. */
  otherOwners: number
}

/** Why an account cannot be deleted now: `open_order` (names the order) or `last_owner`; undefined where it can. */
export function leavingProblem(leaving: Leaving): Problem | undefined {
  if (leaving.openOrderNo !== undefined)
    return { code: 'open_order', values: { no: leaving.openOrderNo } }
  if (leaving.isOwner && leaving.otherOwners === 0) return { code: 'last_owner' }
  return undefined
}
