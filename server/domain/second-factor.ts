import { randomLetters } from './ids.ts'

/** What may follow the password at sign-in. */
const secondFactorMethods = ['totp', 'recovery', 'passkey'] as const
export type SecondFactorMethod = (typeof secondFactorMethods)[number]

/** One-time codes as every authenticator app makes them. */
export const oneTimeCode = { digits: 6, stepS: 30, drift: 1 } as const

/** How long a half-done sign-in, and what a browser is asked to sign, waits for its answer; and how many codes it takes. */
export const ticketLifeMs = 5 * 60_000
export const triesPerTicket = 5

/** Wrong codes of an account within a quarter of an hour, over all of its half-done sign-ins. */
export const codeTries = { most: 10, windowMs: 15 * 60_000 } as const

/** A new authenticator app waits so long for its first code. */
export const enrolmentLifeMs = 15 * 60_000

export const mostPasskeys = 10
export const recoveryCodeCount = 10

/** Without what people mistake for each other: i, l, o, u, and the digits 0 and 1. */
const recoveryAlphabet = 'abcdefghjkmnpqrstvwxyz23456789'
const groups = 6
const groupLength = 4

/** What a person has beside the password. */
export interface Factors {
  hasTotp: boolean
  passkeyCount: number
  recoveryLeft: number
}

/**
 * The ways on from the right password; none where the password is enough. A customer's passkey is another way in, so that a lost
 * one locks nobody out; for those who work here it is the second factor.
 */
export function methodsAfterPassword(
  { hasTotp, passkeyCount, recoveryLeft }: Factors,
  person: { isAdmin: boolean },
): SecondFactorMethod[] {
  const hasPasskey = passkeyCount > 0
  if (!hasTotp && !(hasPasskey && person.isAdmin)) return []
  return secondFactorMethods.filter(
    (method) => ({ totp: hasTotp, recovery: recoveryLeft > 0, passkey: hasPasskey })[method],
  )
}

/** A new recovery code, `abcd-efgh-jkmn-pqrs-tvwx-yz23`: more than 112 random bits, so that a plain hash keeps it. */
export function newRecoveryCode(): string {
  return Array.from({ length: groups }, () => randomLetters(recoveryAlphabet, groupLength)).join(
    '-',
  )
}

/** A recovery code as it is compared: without the spaces, dashes and capitals that people type. */
export function plainRecoveryCode(typed: string): string {
  return typed.toLowerCase().replaceAll(/[^a-z0-9]/gu, '')
}
