import * as v from 'valibot'
import { expect, test } from 'vitest'
import { emailSchema, isCity, nameSchema } from './contact.schema.ts'

const read = (text: string) => {
  const result = v.safeParse(emailSchema, text)
  return result.success ? result.output : undefined
}

test.each([
  [' Kari@Example.no ', 'kari@example.no'],
  ['\u200Bkari@example.no\u200E', 'kari@example.no'],
  ['\u2066kari@example.no\u2069', 'kari@example.no'],
  ['kari\uFEFF@example.no', 'kari@example.no'],
  ['kari\u202E@example.no', 'kari@example.no'],
  ['kari@example.no\u0000', 'kari@example.no'],
  ["o'hara+mat@sub.example.co", "o'hara+mat@sub.example.co"],
  ['post@blåbær.no', 'post@blåbær.no'],
  ['a@xn--blbr-roah.no', 'a@xn--blbr-roah.no'],
  ['Kari Prøve <kari@example.no>', 'kari@example.no'],
  ['"Prøve, Kari" <kari@example.no>;', 'kari@example.no'],
  ['mailto:kari@example.no', 'kari@example.no'],
  ['mailto:kari@example.no?subject=Hei', 'kari@example.no'],
  [`${'a'.repeat(64)}@b.no`, `${'a'.repeat(64)}@b.no`],
])('[O01] %s is the address %s', (typed, kept) => {
  expect(read(typed)).toBe(kept)
})

test.each([
  'a@b..no',
  '.a@b.no',
  'a.@b.no',
  'a..b@c.no',
  'a@-b.no',
  'a@b-.no',
  'a@.b.no',
  'a@b.no.',
  'a@b',
  'a@b.n',
  'a@b.no#c.no',
  'a@b.no/c.no',
  'a@ｂ.no',
  'a b@c.no',
  'a@b@c.no',
  'a@b.no, c@d.no',
  'a@b.no <c@d.no>',
  `${'a'.repeat(65)}@b.no`,
])('[O01] %s is no address', (typed) => {
  expect(read(typed)).toBeUndefined()
})

test.each(['李', 'Å', 'Bo'])('%s is what a person and a place can be called', (text) => {
  expect(v.safeParse(nameSchema, text).success).toBe(true)
  expect(isCity(text)).toBe(true)
})

test.each(['', '-', '1', ' '])('%j is no name', (text) => {
  expect(v.safeParse(nameSchema, text).success).toBe(false)
  expect(isCity(text)).toBe(false)
})
