import { expect, test } from 'vitest'
import {
  dateText,
  dayAndTimeText,
  dayText,
  discountText,
  oreFigures,
  shortDayText,
} from './figures.ts'

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/gu, ' ')

test('an amount in a column has two decimals and no currency', () => {
  expect([0, 5, 290_208, 5_259_051].map((ore) => plain(oreFigures(ore)))).toEqual([
    ...['0,00', '0,05', '2 902,08', '52 590,51'],
  ])
})

test.each([
  [6046, 6870, '−12 %'],
  [7557, 6870, '+10 %'],
  [6870, 6870, undefined],
  [6869, 6870, undefined],
])('%i instead of %i is %s', (netOre, listNetOre, text) => {
  expect(discountText(netOre, listNetOre)).toBe(text)
})

test('days and times are those of the factory, in Latin figures', () => {
  expect(dayText('nb', '2026-12-18')).toBe('fredag 18. desember')
  expect(dayAndTimeText('nb', Date.parse('2026-11-25T10:31:00Z'))).toBe(
    'onsdag 25. november kl. 11:31',
  )
  expect(dateText('nb', Date.parse('2026-11-25T23:31:00Z'))).toBe('26. november')
  expect(shortDayText('nb', '2026-12-18')).toBe('18. des.')
  expect(dayText('ar', '2026-12-18')).toMatch(/18/u)
})
