import { expect, test } from 'vitest'
import { phoneNumber, phoneText } from './phone.ts'

test.each([
  ['400 00 000', '+4740000000'],
  ['+47 400 00 000', '+4740000000'],
  ['0047 40000000', '+4740000000'],
  ['٤٠٠ ٠٠ ٠٠٠', '+4740000000'],
  ['\u2066+48 601-202-303\u2069', '+48601202303'],
  ['4740000000', '+4740000000'],
  ['400–00–000', '+4740000000'],
  ['400‑00—000', '+4740000000'],
  ['02800', '+4702800'],
  ['+47 02800', '+4702800'],
  ['+44 (0)20 7946 0000', '+442079460000'],
  ['0044 (0) 20 7946 0000', '+442079460000'],
])('[O01] %s reads %s', (typed, number) => {
  expect(phoneNumber(typed)).toBe(number)
})

test.each([
  '400 00',
  '',
  '12345678',
  '+47 4000000',
  '+4',
  'ring meg',
  '+123456789012345678',
  '0280',
  '4712345678',
])('[O01] %s is no phone number', (typed) => {
  expect(phoneNumber(typed)).toBeUndefined()
})

test.each([
  ['+4740000000', '+47 400 00 000'],
  ['+4722334455', '+47 22 33 44 55'],
  ['+4780012345', '+47 800 12 345'],
  ['+48601202303', '+48601202303'],
  ['+4702800', '+47 02800'],
  ['', ''],
])('[U04] %s is shown as %s, and read back', (number, shown) => {
  expect(phoneText(number).replaceAll('\u00A0', ' ')).toBe(shown)
  if (number !== '') expect(phoneNumber(phoneText(number))).toBe(number)
})
