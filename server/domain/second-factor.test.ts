import { expect, test } from 'vitest'
import { methodsAfterPassword, newRecoveryCode, plainRecoveryCode } from './second-factor.ts'

const customer = { isAdmin: false }
const admin = { isAdmin: true }
const nothing = { hasTotp: false, passkeyCount: 0, recoveryLeft: 0 }

test.each([
  ['nobody without a factor', nothing, admin, []],
  ['no customer for the passkey', { ...nothing, passkeyCount: 1 }, customer, []],
  ['an admin for the passkey', { ...nothing, passkeyCount: 1 }, admin, ['passkey']],
  ['everyone for a code', { ...nothing, hasTotp: true }, customer, ['totp']],
  [
    'everyone for what they have',
    { hasTotp: true, passkeyCount: 2, recoveryLeft: 3 },
    customer,
    ['totp', 'recovery', 'passkey'],
  ],
])('[U06] after the password the sign-in asks %s', (_, factors, person, methods) => {
  expect(methodsAfterPassword(factors, person)).toEqual(methods)
})

test('a recovery code has over 112 random bits and none of the letters that look alike', () => {
  const codes = Array.from({ length: 500 }, newRecoveryCode)
  for (const code of codes)
    expect(code).toMatch(/^([a-hj-km-np-tv-z2-9]{4}-){5}[a-hj-km-np-tv-z2-9]{4}$/u)
  expect(new Set(codes).size).toBe(500)
  const letters = new Set(codes.join('').replaceAll('-', ''))
  expect(24 * Math.log2(letters.size)).toBeGreaterThan(112)
})

test('a recovery code counts however it is typed', () => {
  const code = newRecoveryCode()
  expect(plainRecoveryCode(` ${code.toUpperCase().replaceAll('-', ' ')} `)).toBe(
    plainRecoveryCode(code),
  )
})
