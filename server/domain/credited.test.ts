import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditedVat } from './credited.ts'
import { orderTotals, type VatRow } from './orders.ts'
import { grossOf, refundVat, vatLeft } from './refunds.ts'

const rates = [0, 1500, 2500]
const sum = (vat: readonly VatRow[]) => vat.reduce((all, row) => all + grossOf(row), 0)
const none = { credited: [], refunded: [] }

test('a credit note differs from what is left of the invoice by no øre', () => {
  const invoiced = [{ rateBp: 1500, netOre: 8695, vatOre: 1305 }]
  // The same sum by its own rounding: an øre more net.
  const refund = [{ rateBp: 1500, netOre: 8696, vatOre: 1304 }]
  expect(creditedVat({ invoiced, paid: refund, refund, ...none })).toEqual(invoiced)
})

test('freight that moved to another rate when goods were dropped is credited all the same', () => {
  // Paid: goods and freight half and half. The goods of 25 % were dropped: all freight is of 15 %.
  const paid = orderTotals(
    [
      { lineOre: 10_000, vatBp: 1500 },
      { lineOre: 10_000, vatBp: 2500 },
    ],
    5000,
  ).vat
  const invoiced = orderTotals([{ lineOre: 10_000, vatBp: 1500 }], 5000).vat
  const all = creditedVat({ invoiced, paid, refund: paid, ...none })
  expect(all).toEqual(invoiced)
  // The dropped goods go back first: they are no part of the invoice.
  const goods = refundVat(paid, { lines: [{ ore: 10_000, vatBp: 2500 }], otherOre: 0 })
  if (!goods.ok) throw new Error('the goods cannot go back')
  expect(creditedVat({ invoiced, paid, refund: goods.value, ...none })).toEqual([])
})

test('whatever goes back in whichever parts, in the end all of the invoice is credited, and never more', () => {
  const goods = fc.array(
    fc.record({
      qty: fc.integer({ min: 1, max: 9 }),
      unitOre: fc.integer({ min: 1, max: 50_000 }),
      vatBp: fc.constantFrom(...rates),
      isDropped: fc.boolean(),
    }),
    { minLength: 1, maxLength: 6 },
  )
  fc.assert(
    fc.property(
      goods,
      fc.integer({ min: 0, max: 20_000 }),
      fc.array(fc.integer({ min: 1, max: 60_000 }), { maxLength: 6 }),
      (drawn, freightOre, parts) => {
        const lines = drawn.map((line) => ({ ...line, lineOre: line.qty * line.unitOre }))
        const kept = lines.filter(({ isDropped }) => !isDropped)
        fc.pre(kept.length > 0)
        const paid = orderTotals(lines, freightOre).vat
        const invoiced = orderTotals(kept, freightOre).vat
        const refunded: VatRow[][] = []
        const credited: VatRow[][] = []
        for (const wanted of [...parts, Number.POSITIVE_INFINITY]) {
          const left = vatLeft(paid, refunded)
          const otherOre = Math.min(wanted, sum(left))
          if (otherOre === 0) break
          const back = refundVat(left, { lines: [], otherOre })
          if (!back.ok) throw new Error('it cannot go back')
          const open = vatLeft(invoiced, credited)
          const vat = creditedVat({ invoiced, paid, credited, refunded, refund: back.value })
          const beyondOre = Math.max(0, sum(left) - sum(open))
          expect(sum(vat)).toBe(Math.max(0, Math.min(otherOre - beyondOre, sum(open))))
          for (const row of vat) {
            const of = open.find(({ rateBp }) => rateBp === row.rateBp)
            expect(row.netOre).toBeLessThanOrEqual(of?.netOre ?? -1)
            expect(row.vatOre).toBeLessThanOrEqual(of?.vatOre ?? -1)
          }
          refunded.push(back.value)
          if (vat.length > 0) credited.push(vat)
        }
        expect(
          vatLeft(invoiced, credited).every((row) => row.netOre === 0 && row.vatOre === 0),
        ).toBe(true)
      },
    ),
    { numRuns: 500 },
  )
})

test('an invoice of which more was claimed than paid is credited whole once all money is back', () => {
  const invoiced = [{ rateBp: 1500, netOre: 10_000, vatOre: 1500 }]
  const paid = [{ rateBp: 1500, netOre: 9000, vatOre: 1350 }]
  expect(creditedVat({ invoiced, paid, refund: paid, ...none })).toEqual(invoiced)
})
