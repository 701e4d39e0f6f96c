import fc from 'fast-check'
import { expect, test } from 'vitest'
import { piecesOre } from './dropped-lines.ts'
import { grossOf, marginBp, netOf, offerTotals, type PricedPieces } from './offer-totals.ts'
import { orderTotals } from './orders.ts'

const rates = [0, 1200, 1500, 2500]
const line: fc.Arbitrary<PricedPieces> = fc.record({
  pieces: fc.integer({ min: 1, max: 9999 }),
  netOre: fc.integer({ min: 1, max: 100_000 }),
  vatBp: fc.constantFrom(...rates),
})
const offer = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 30 }),
  freight: fc.integer({ min: 0, max: 1_000_000 }),
})
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)

test('net, VAT and gross of an offer agree to the øre, whatever is in it', () => {
  fc.assert(
    fc.property(offer, ({ lines, freight }) => {
      const totals = offerTotals(lines, freight)
      const nets = lines.map(({ pieces, netOre }) => pieces * netOre)
      expect(totals.netOre).toBe(sum(nets) + freight)
      expect(sum(totals.vat.map(({ netOre }) => netOre))).toBe(totals.netOre)
      for (const { rateBp, netOre, vatOre } of totals.vat)
        expect(Math.abs(vatOre - (netOre * rateBp) / 10_000)).toBeLessThanOrEqual(0.5)
      expect(totals.totalOre).toBe(totals.netOre + sum(totals.vat.map(({ vatOre }) => vatOre)))
      expect(sum(totals.lineGrossOre) + totals.freightGrossOre).toBe(totals.totalOre)
      // A line is never more than an øre away from what it would cost alone.
      for (const [index, each] of lines.entries())
        expect(
          Math.abs(
            (totals.lineGrossOre[index] ?? 0) - (nets[index] ?? 0) * (1 + each.vatBp / 10_000),
          ),
        ).toBeLessThanOrEqual(2)
    }),
    { numRuns: 500 },
  )
})

test('the order that an offer of one rate becomes has the very same sums, worked out from its gross lines', () => {
  fc.assert(
    fc.property(offer, fc.constantFrom(...rates), ({ lines, freight }, vatBp) => {
      const totals = offerTotals(
        lines.map((each) => ({ ...each, vatBp })),
        freight,
      )
      const gross = totals.lineGrossOre.map((lineOre) => ({ lineOre, vatBp }))
      const order = orderTotals(gross, totals.freightGrossOre)
      expect(order.totalOre).toBe(totals.totalOre)
      expect(order.vat).toEqual(totals.vat)
    }),
    { numRuns: 300 },
  )
})

test('what is dropped of a line at a net price and what stays are the line, and all of it is exactly its sum', () => {
  fc.assert(
    fc.property(line, fc.integer({ min: 0, max: 9999 }), ({ pieces: qty, netOre, vatBp }, some) => {
      const dropped = Math.min(some, qty)
      const [lineOre = 0] = offerTotals([{ pieces: qty, netOre, vatBp }], 0).lineGrossOre
      const row = { qty, unitOre: grossOf(netOre, vatBp), netUnitOre: netOre, lineOre, vatBp }
      expect(piecesOre(row, qty)).toBe(lineOre)
      expect(piecesOre(row, 0)).toBe(0)
      const rest = lineOre - piecesOre(row, dropped)
      expect(Math.abs(rest - piecesOre(row, qty - dropped))).toBeLessThanOrEqual(1)
      expect(rest).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('the offer of the mock-up comes to its sums', () => {
  const lines = [
    { pieces: 48, netOre: 6046, vatBp: 1500 },
    { pieces: 120, netOre: 5009, vatBp: 1500 },
    { pieces: 640, netOre: 3851, vatBp: 1500 },
    { pieces: 108, netOre: 5520, vatBp: 1500 },
    { pieces: 4, netOre: 119_000, vatBp: 1500 },
  ]
  const totals = offerTotals(lines, 145_000)
  expect(totals.goodsNetOre).toBe(4_428_088)
  expect(totals.vat).toEqual([{ rateBp: 1500, netOre: 4_573_088, vatOre: 685_963 }])
  expect(totals.totalOre).toBe(5_259_051)
})

test('prices with and without VAT, and what is earned', () => {
  expect(netOf(7900, 1500)).toBe(6870)
  expect(grossOf(6046, 1500)).toBe(6953)
  expect(marginBp(6046, 4120)).toBe(3186)
  expect(marginBp(6046, null)).toBeUndefined()
})
