import { expect, test } from 'vitest'
import { orgNoInThrees } from './org-no-in-threes.ts'
import { isOrgNo, orgNoDigits } from './org-no.ts'

test('[O01] an organisation number is nine digits with a modulo 11 check', () => {
  expect(isOrgNo('974760673')).toBe(true)
  expect(isOrgNo('974760674')).toBe(false)
  expect(isOrgNo('97476067')).toBe(false)
  expect(isOrgNo('')).toBe(false)
})

test('[O01] spaces, the country and the VAT mark are read over', () => {
  expect(orgNoDigits(' NO 974 760 673 mva ')).toBe('974760673')
})

test('[O01] a number whose check would be ten is none', () => {
  const valid = Array.from({ length: 10 }, (_, check) => `10000000${check}`).filter(isOrgNo)
  const none = Array.from({ length: 10 }, (_, check) => `00000006${check}`).filter(isOrgNo)
  expect(valid.length).toBeLessThanOrEqual(1)
  expect(none).toEqual([])
})

test('it is written in threes', () => {
  expect(orgNoInThrees('974760673')).toBe('974 760 673')
})
