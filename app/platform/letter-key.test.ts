import { expect, test } from 'vitest'
import { isLetterKey } from './letter-key.ts'

test.each([
  ['a Latin keyboard', { key: 'k', code: 'KeyK' }],
  ['Caps Lock', { key: 'K', code: 'KeyK' }],
  ['a Dvorak keyboard', { key: 'k', code: 'KeyV' }],
  ['a Ukrainian keyboard', { key: 'л', code: 'KeyK' }],
  ['an Arabic keyboard', { key: 'ن', code: 'KeyK' }],
  ['Shift and the sign of an Arabic keyboard', { key: '~', code: 'KeyK' }],
])('with %s the letter is known', (_, pressed) => {
  expect(isLetterKey(pressed, 'k')).toBe(true)
})

test.each([
  ['another letter of an Arabic keyboard', { key: 'م', code: 'KeyL' }],
  ['a Latin letter in that place', { key: 't', code: 'KeyK' }],
  ['a sign in that place', { key: ';', code: 'KeyK' }],
  ['a sign in that place with Shift', { key: ':', code: 'KeyK' }],
  ['a key that waits for its letter', { key: 'Dead', code: 'KeyK' }],
  ['what a browser fills in without a key', { key: '', code: '' }],
  ['what a browser fills in without a name', { key: undefined, code: undefined }],
])('%s is not that letter', (_, pressed) => {
  expect(isLetterKey(pressed, 'k')).toBe(false)
})
