import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderTotals } from './orders.ts'
import { refundVat, vatLeft } from './refunds.ts'

const gross = (rows: readonly { netOre: number; vatOre: number }[]) =>
  rows.reduce((sum, { netOre, vatOre }) => sum + netOre + vatOre, 0)

test('[O06] what is paid back is split over the rates of the payment to the øre, and in the end as much VAT went back as was paid', () => {
  const line = fc.record({
    lineOre: fc.integer({ min: 1, max: 500_000 }),
    vatBp: fc.constantFrom(1500, 2500),
  })
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 6 }),
      fc.nat(30_000),
      fc.array(fc.nat(200_000), { maxLength: 8 }),
      (lines, shippingOre, amounts) => {
        const paid = orderTotals(lines, shippingOre).vat
        const refunds: (typeof paid)[] = []
        const left = () => vatLeft(paid, refunds)
        for (const otherOre of amounts.filter((amount) => amount > 0)) {
          const back = refundVat(left(), { lines: [], otherOre })
          expect(back.ok).toBe(otherOre <= gross(left()))
          if (!back.ok) continue
          expect(gross(back.value)).toBe(otherOre)
          refunds.push(back.value)
          expect(left().every(({ netOre, vatOre }) => netOre >= 0 && vatOre >= 0)).toBe(true)
        }
        const rest = refundVat(left(), { lines: [], otherOre: gross(left()) })
        if (rest.ok) refunds.push(rest.value)
        expect(left().every(({ netOre, vatOre }) => netOre === 0 && vatOre === 0)).toBe(true)
      },
    ),
  )
})

test('[O06] goods go back at their own rate, other amounts at those of what is left', () => {
  const paid = [
    { rateBp: 1500, netOre: 10_000, vatOre: 1500 },
    { rateBp: 2500, netOre: 8000, vatOre: 2000 },
  ]
  const ofGoods = refundVat(paid, { lines: [{ ore: 5750, vatBp: 1500 }], otherOre: 0 })
  expect(ofGoods).toEqual({ ok: true, value: [{ rateBp: 1500, netOre: 5000, vatOre: 750 }] })
  const both = refundVat(paid, { lines: [{ ore: 11_500, vatBp: 1500 }], otherOre: 1000 })
  expect(both).toMatchObject({
    value: [
      { rateBp: 1500, netOre: 10_000, vatOre: 1500 },
      { rateBp: 2500, netOre: 800, vatOre: 200 },
    ],
  })
  for (const parts of [
    { lines: [{ ore: 11_501, vatBp: 1500 }], otherOre: 0 },
    { lines: [{ ore: 100, vatBp: 0 }], otherOre: 0 },
    { lines: [], otherOre: 21_501 },
  ])
    expect(refundVat(paid, parts)).toMatchObject({ ok: false, problem: { code: 'refund_high' } })
})
