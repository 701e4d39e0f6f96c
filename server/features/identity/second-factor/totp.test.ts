import { decodeBase32IgnorePadding, encodeBase32NoPadding } from '@oslojs/encoding'
import { generateHOTP } from '@oslojs/otp'
import { expect, test } from 'vitest'
import { matchingStep, newTotpSecret, totpUri } from './totp.ts'

const secret = newTotpSecret()
const now = 1_800_000_010_000
const step = Math.floor(now / 30_000)
const codeAt = (at: number) => generateHOTP(decodeBase32IgnorePadding(secret), BigInt(at), 6)

test('[U01] the codes are those of RFC 6238', () => {
  const example = encodeBase32NoPadding(new TextEncoder().encode('12345678901234567890'))
  expect(matchingStep(example, { code: '287082', now: 59_000, lastStep: 0 })).toBe(1)
})

test.each([
  ['two steps ago', -2, undefined],
  ['one step ago', -1, step - 1],
  ['now', 0, step],
  ['one step ahead', 1, step + 1],
  ['two steps ahead', 2, undefined],
])('[U01] a code of %s', (_, offset, answer) => {
  expect(matchingStep(secret, { code: codeAt(step + offset), now, lastStep: 0 })).toBe(answer)
})

test('[U01] neither the code of a step that was used nor of one before it opens anything', () => {
  const code = (offset: number) => ({ code: codeAt(step + offset), now, lastStep: step })
  expect(matchingStep(secret, code(0))).toBeUndefined()
  expect(matchingStep(secret, code(-1))).toBeUndefined()
  expect(matchingStep(secret, code(1))).toBe(step + 1)
})

test('what an app reads names the shop and the account', () => {
  const uri = new URL(totpUri(secret, { issuer: 'Sjø & Land', account: 'kari@example.no' }))
  expect(decodeURIComponent(uri.pathname)).toContain('Sjø & Land:kari@example.no')
  expect(uri.searchParams.get('secret')).toBe(secret)
})
