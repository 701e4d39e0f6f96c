import { expect, test } from 'vitest'
import {
  discounted,
  discountText,
  draftBody,
  sumsOf,
  type TypedLine,
  type TypedOffer,
  unitsOf,
} from './offer-draft.ts'

const line: TypedLine = {
  id: 'a',
  productId: 'p',
  title: 'Butter',
  unit: 'carton',
  vatBp: 1500,
  note: '',
  quantity: '2',
  net: '22',
  leadDays: '2',
}
const offer: TypedOffer = {
  ...{ lines: [{ ...line }], freight: '100', validUntil: '2026-12-18', paymentDays: '14' },
  ...{ terms: '', message: '' },
}
const facts = { listNetOre: 2500, costOre: 1700, unitsPerCarton: 12, cartonsPerPallet: null }

test('net price and discount are two views of one number', () => {
  expect(discountText('22', 2500)).toBe('12')
  expect(discounted('12', 2500)).toBe('22')
  expect(discounted('12,5 %', 5569)).toBe('48,73')
  expect(discountText('48,73', 5569)).toBe('12,5')
  expect(discountText('30', 2500)).toBe('-20')
  expect(discounted('-20', 2500)).toBe('30')
  expect(discounted('١٢', 2500)).toBe('22')
})

test('without a list price, or of what is no number, there is no discount', () => {
  expect([discountText('22', null), discountText('', 2500), discountText('x', 2500)]).toEqual([
    ...['', '', ''],
  ])
  for (const percent of ['', 'x', '100', '1e2', '12,345'])
    expect(discounted(percent, 2500)).toBeUndefined()
  expect(discounted('12', null)).toBeUndefined()
})

test('sums are those of what is priced; the margin is known where every cost is', () => {
  const { totals, margin } = sumsOf(offer, () => facts)
  expect(totals).toMatchObject({ goodsNetOre: 52_800, netOre: 62_800, totalOre: 72_220 })
  expect(margin).toEqual({ bp: 2273, ore: 24 * 500 })
  expect(sumsOf(offer, () => ({ ...facts, costOre: null })).margin).toBeUndefined()
  const unpriced = { ...offer, lines: [{ ...line, net: '' }] }
  expect(sumsOf(unpriced, () => facts)).toMatchObject({ priced: 0, totals: { totalOre: 0 } })
})

test('what is typed wrong is sent as it is, for the server to say so at its field', () => {
  const typed = { ...offer, lines: [{ ...line, net: 'cheap', quantity: 'two', leadDays: '' }] }
  expect(draftBody(typed).lines[0]).toMatchObject({
    netOre: 'cheap',
    quantity: 'two',
    leadDays: '',
  })
  expect(draftBody({ ...offer, freight: '' }).freightNetOre).toBe(0)
  expect(draftBody(offer).paymentDays).toBe(14)
  expect(draftBody({ ...offer, paymentDays: 'soon' }).paymentDays).toBe('soon')
})

test('what is not packed is asked for in pieces', () => {
  expect(unitsOf({ unitsPerCarton: null, cartonsPerPallet: null })).toEqual(['each'])
  expect(unitsOf(facts)).toEqual(['each', 'carton'])
  expect(unitsOf({ ...facts, cartonsPerPallet: 60 })).toEqual(['each', 'carton', 'pallet'])
})
