import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Temperature } from './catalog.ts'
import {
  type Carriage,
  isWithdrawable,
  offerOf,
  offlineMethods,
  paymentsFor,
  quantityWithin,
} from './checkout.ts'

const parcel = (temperatures: Temperature[], weightG = 800, itemsOre = 40_000) => ({
  temperatures: new Set(temperatures),
  weightG,
  itemsOre,
})
const nowhere = { postcode: '', area: undefined }
const post: Carriage = {
  kind: 'post',
  temperatures: ['ambient'],
  freeFromOre: 90_000,
  rates: [
    { upToG: 5000, priceOre: 12_900 },
    { upToG: 1000, priceOre: 7900 },
    { upToG: 20_000, priceOre: 24_900 },
  ],
}
const van: Carriage = {
  kind: 'own_van',
  temperatures: ['ambient', 'chilled', 'frozen'],
  freeFromOre: 80_000,
  rates: [],
}
const bergen = { city: 'Bergen', weekdays: [1, 2, 3, 4, 5], priceOre: 8900 }

test('[O01] post takes ambient goods, by weight', () => {
  expect(offerOf(post, parcel(['ambient']), nowhere)).toEqual({ isOffered: true, priceOre: 7900 })
  expect(offerOf(post, parcel(['ambient'], 1001), nowhere)).toMatchObject({ priceOre: 12_900 })
  expect(offerOf(post, parcel(['ambient'], 20_001), nowhere)).toMatchObject({ reason: 'weight' })
  expect(offerOf(post, parcel(['ambient', 'chilled']), nowhere)).toMatchObject({
    reason: 'temperature',
  })
})

test('[O01] our van goes to the areas it knows', () => {
  const goods = parcel(['frozen'])
  expect(offerOf(van, goods, { postcode: '5003', area: bergen })).toMatchObject({ priceOre: 8900 })
  expect(offerOf(van, goods, { postcode: '0150', area: undefined })).toMatchObject({
    reason: 'area',
  })
  expect(offerOf(van, goods, nowhere)).toMatchObject({ reason: 'postcode_wanted' })
})

test('[O02] freight is free from the method’s sum on', () => {
  const to = { postcode: '5003', area: bergen }
  expect(offerOf(van, parcel(['ambient'], 500, 79_999), to)).toMatchObject({ priceOre: 8900 })
  expect(offerOf(van, parcel(['ambient'], 500, 80_000), to)).toMatchObject({ priceOre: 0 })
})

test('[D1] without a provider one pays at hand-over, a business by invoice too', () => {
  expect(paymentsFor('private', 'pickup', offlineMethods)).toEqual(['pay_on_pickup'])
  expect(paymentsFor('private', 'own_van', offlineMethods)).toEqual(['pay_on_delivery'])
  expect(paymentsFor('private', 'post', offlineMethods)).toEqual([])
  expect(paymentsFor('business', 'post', offlineMethods)).toEqual(['invoice'])
  expect(paymentsFor('business', 'pickup', offlineMethods)).toEqual(['pay_on_pickup', 'invoice'])
})

test('[D1] what the shop does not offer is no way of paying', () => {
  expect(paymentsFor('business', 'pickup', ['invoice'])).toEqual(['invoice'])
  expect(paymentsFor('private', 'pickup', ['invoice'])).toEqual([])
})

test('[O02] fresh and custom-made goods carry no right of withdrawal', () => {
  expect(
    ['standard_14', 'sealed', 'perishable', 'custom_made'].map((p) =>
      isWithdrawable(p as 'sealed'),
    ),
  ).toEqual([true, true, false, false])
})

test('[O04] a reduced quantity keeps to the smallest number and the steps, and is never more than there is', () => {
  const number = fc.integer({ min: 1, max: 50 })
  fc.assert(
    fc.property(number, fc.nat(100), number, number, (wanted, available, minQty, stepQty) => {
      const got = quantityWithin(wanted, available, { minQty, stepQty })
      expect(got).toBeLessThanOrEqual(Math.max(available, 0))
      expect(got).toBeLessThanOrEqual(Math.max(wanted, available))
      expect(got).toBeGreaterThanOrEqual(0)
      if (got > 0 && got !== wanted) expect((got - minQty) % stepQty).toBe(0)
    }),
  )
})
