import { expect, test } from 'vitest'
import { passwordFlaws, passwordText } from './password.ts'

const owner = { email: 'ola.hansen@example.no', name: 'Ola Hansen' }
const codes = (password: string) => passwordFlaws(password, owner).map(({ code }) => code)

test.each([
  ['123456789', ['password_short']],
  ['ti tegn er', []],
  ['🐟'.repeat(9), ['password_short']],
  ['🐟'.repeat(10), []],
  ['🐟'.repeat(200), []],
  ['🐟'.repeat(201), ['password_long']],
  ['OlaHansen', ['password_short', 'password_personal']],
  ['hansen.ola.1999', ['password_personal']],
  ['example.no!!', ['password_personal']],
  ['Hansen baker brød', []],
  ['20261121-4711', []],
])('[U01] %j has the flaws %j', (password, flaws) => {
  expect(codes(password)).toEqual(flaws)
})

test('a password is compared as NFC', () => {
  expect(passwordText('a\u030a')).toBe('\u00e5')
  expect(passwordText('\ud800')).toBe('\ufffd')
})
