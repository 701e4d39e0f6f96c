import { decodeBase32IgnorePadding, encodeBase32NoPadding } from '@oslojs/encoding'
import { createTOTPKeyURI } from '@oslojs/otp'
import { verifyHOTP } from '@oslojs/otp'
import { oneTimeCode } from '#domain/second-factor.ts'

const { digits, stepS, drift } = oneTimeCode
const secretBytes = 20

/** A new secret for an authenticator app, 160 random bits in base32. */
export function newTotpSecret(): string {
  return encodeBase32NoPadding(crypto.getRandomValues(new Uint8Array(secretBytes)))
}

/** What an authenticator app reads from the picture: `otpauth://totp/…`. */
export function totpUri(secret: string, owner: { issuer: string; account: string }): string {
  return createTOTPKeyURI(owner.issuer, owner.account, secretKey(secret), stepS, digits)
}

/**
 * The step of 30 s whose code this is, if it is one of now or of a clock that is one step off; undefined for every other code,
 * and for one of a step up to `lastStep`: what was used once opens nothing again.
 */
export function matchingStep(
  secret: string,
  { code, now, lastStep }: { code: string; now: number; lastStep: number },
): number | undefined {
  const key = secretKey(secret)
  const current = Math.floor(now / 1000 / stepS)
  const steps = Array.from({ length: 2 * drift + 1 }, (_, index) => current - drift + index)
  return steps.find((step) => step > lastStep && verifyHOTP(key, BigInt(step), digits, code))
}

function secretKey(secret: string): Uint8Array {
  return decodeBase32IgnorePadding(secret)
}
