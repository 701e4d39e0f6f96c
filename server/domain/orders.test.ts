import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  nextStatus,
  type OrderEvent,
  orderStatuses,
  orderSteps,
  orderTotals,
  splitByShare,
} from './orders.ts'

const lines = fc.array(
  fc.record({
    lineOre: fc.integer({ min: 1, max: 5_000_000 }),
    vatBp: fc.constantFrom(0, 1500, 2500),
  }),
  { minLength: 1, maxLength: 30 },
)
const freight = fc.integer({ min: 0, max: 50_000 })

test('[O02] VAT is rounded once per rate, on the gross of the rate', () => {
  // 437,00 of goods and 89,00 of freight at 15 %: 68,61 of VAT.
  expect(orderTotals([{ lineOre: 43_700, vatBp: 1500 }], 8900)).toEqual({
    itemsOre: 43_700,
    shippingOre: 8900,
    totalOre: 52_600,
    vat: [{ rateBp: 1500, netOre: 45_739, vatOre: 6861 }],
  })
})

test('[O02] freight carries the rates of the goods, by their share', () => {
  const { vat } = orderTotals(
    [
      { lineOre: 30_000, vatBp: 1500 },
      { lineOre: 10_000, vatBp: 2500 },
    ],
    8000,
  )
  expect(vat.map((row) => row.netOre + row.vatOre)).toEqual([36_000, 12_000])
})

test('[O02] the parts of an order add up to its total and none is negative', () => {
  fc.assert(
    fc.property(lines, freight, (goods, shippingOre) => {
      const totals = orderTotals(goods, shippingOre)
      const taxed = totals.vat.reduce((sum, row) => sum + row.netOre + row.vatOre, 0)
      expect(taxed).toBe(totals.totalOre)
      expect(totals.totalOre).toBe(totals.itemsOre + totals.shippingOre)
      for (const row of totals.vat) {
        expect(row.netOre).toBeGreaterThanOrEqual(0)
        expect(row.vatOre).toBeGreaterThanOrEqual(0)
        expect(Number.isInteger(row.netOre) && Number.isInteger(row.vatOre)).toBe(true)
      }
    }),
  )
})

test('[O02] each rate’s VAT is within half an øre of the exact share', () => {
  fc.assert(
    fc.property(lines, freight, (goods, shippingOre) => {
      for (const { rateBp, netOre, vatOre } of orderTotals(goods, shippingOre).vat) {
        const exact = ((netOre + vatOre) * rateBp) / (10_000 + rateBp)
        expect(Math.abs(vatOre - exact)).toBeLessThanOrEqual(0.5)
      }
    }),
  )
})

test('[O02] a split adds up, and no part is further than one øre from its share', () => {
  fc.assert(
    fc.property(
      freight,
      fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 5 }),
      (amount, shares) => {
        const parts = splitByShare(amount, shares)
        const whole = shares.reduce((sum, share) => sum + share, 0)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
        for (const [index, part] of parts.entries())
          expect(Math.abs(part - (amount * (shares[index] ?? 0)) / whole)).toBeLessThan(1)
      },
    ),
  )
})

test('[O06] the buyer may cancel until picking starts', () => {
  expect(nextStatus('placed', 'cancel', 'guest')).toEqual({ ok: true, value: 'cancelled' })
  expect(nextStatus('confirmed', 'cancel', 'guest')).toEqual({ ok: true, value: 'cancelled' })
  expect(nextStatus('processing', 'cancel', 'guest')).toMatchObject({
    problem: { code: 'illegal_transition', values: { state: 'processing' } },
  })
})

test('[O06] a guest takes no step that is the shop’s', () => {
  for (const event of ['confirm', 'ship', 'hand_over', 'call_off', 'payment_authorized'] as const)
    expect(nextStatus('placed', event, 'guest')).toMatchObject({ problem: { code: 'forbidden' } })
})

test('[O06] nothing leads out of a completed order, and every step starts and ends in a known status', () => {
  const events = Object.keys(orderSteps) as OrderEvent[]
  for (const event of events) {
    expect(nextStatus('completed', event, 'staff').ok).toBe(false)
    expect(nextStatus('completed', event, 'system').ok).toBe(false)
    expect(orderStatuses).toContain(orderSteps[event].to)
  }
})
