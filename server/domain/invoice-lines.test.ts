import fc from 'fast-check'
import { expect, test } from 'vitest'
import { invoiceLines, type InvoicedLine } from './invoice-lines.ts'
import { offerTotals } from './offer-totals.ts'
import { orderTotals, type VatRow } from './orders.ts'
import { grossOf } from './refunds.ts'

const rates = [0, 1500, 2500]
const goods = { title: 'Smør', packageSize: '250 g', sku: 'S-1', gtin: null }
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)

function adds(lines: readonly InvoicedLine[], vat: readonly VatRow[]) {
  const made = invoiceLines(lines, vat, 'Frakt')
  for (const row of vat) {
    const ofRate = made.filter(({ vatBp }) => vatBp === row.rateBp)
    expect(sum(ofRate.map(({ netOre }) => netOre))).toBe(row.netOre)
    expect(sum(ofRate.map(({ grossOre }) => grossOre))).toBe(grossOf(row))
  }
  return made
}

test('lines of any order of the shop add up to its VAT rows, freight and all', () => {
  const line = fc.record({
    qty: fc.integer({ min: 0, max: 999 }),
    unitOre: fc.integer({ min: 1, max: 200_000 }),
    vatBp: fc.constantFrom(...rates),
  })
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 30 }),
      fc.integer({ min: 0, max: 90_000 }),
      (drawn, freightOre) => {
        fc.pre(drawn.some(({ qty }) => qty > 0))
        const lines = drawn.map(({ qty, unitOre, vatBp }) => ({
          ...{ ...goods, qty, vatBp, netUnitOre: null },
          lineOre: qty * unitOre,
        }))
        const { vat, totalOre } = orderTotals(lines, freightOre)
        const made = adds(lines, vat)
        expect(sum(made.map(({ grossOre }) => grossOre))).toBe(totalOre)
        // No line is an øre further from its own share than the rounding of its rate's basis.
        for (const each of made)
          expect(
            Math.abs(each.netOre - (each.grossOre * 10_000) / (10_000 + each.vatBp)),
          ).toBeLessThanOrEqual(2)
      },
    ),
    { numRuns: 500 },
  )
})

test('what a quote agreed without VAT stands on the invoice as it was agreed', () => {
  const line = fc.record({
    pieces: fc.integer({ min: 1, max: 999 }),
    netOre: fc.integer({ min: 1, max: 100_000 }),
    vatBp: fc.constantFrom(...rates),
  })
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 30 }),
      fc.integer({ min: 0, max: 90_000 }),
      (drawn, freightNetOre) => {
        const totals = offerTotals(drawn, freightNetOre)
        const lines = drawn.map(({ pieces: qty, netOre, vatBp }, at) => ({
          ...{ ...goods, qty, vatBp, netUnitOre: netOre },
          lineOre: totals.lineGrossOre[at] ?? 0,
        }))
        const made = adds(lines, totals.vat)
        for (const [at, { pieces, netOre }] of drawn.entries())
          expect(made[at]?.netOre).toBe(pieces * netOre)
      },
    ),
    { numRuns: 500 },
  )
})

test('what was agreed stays as it was agreed where something else came instead of other goods', () => {
  const line = fc.record({
    qty: fc.integer({ min: 1, max: 99 }),
    netUnitOre: fc.integer({ min: 100, max: 50_000 }),
    vatBp: fc.constantFrom(...rates),
  })
  const instead = fc.record({
    qty: fc.integer({ min: 1, max: 99 }),
    unitOre: fc.integer({ min: 100, max: 50_000 }),
    vatBp: fc.constantFrom(...rates),
  })
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 10 }),
      fc.array(instead, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 0, max: 90_000 }),
      (agreed, substitutes, freightOre) => {
        const { lineGrossOre } = offerTotals(
          agreed.map(({ qty: pieces, netUnitOre: netOre, vatBp }) => ({ pieces, netOre, vatBp })),
          0,
        )
        const lines: InvoicedLine[] = [
          ...agreed.map((each, at) => ({ ...goods, ...each, lineOre: lineGrossOre[at] ?? 0 })),
          ...substitutes.map(({ qty, unitOre, vatBp }) => ({
            ...{ ...goods, qty, vatBp, netUnitOre: null, lineOre: qty * unitOre },
          })),
        ]
        const made = adds(lines, orderTotals(lines, freightOre).vat)
        for (const [at, { qty, netUnitOre, vatBp }] of agreed.entries()) {
          const isMixed = substitutes.some((each) => each.vatBp === vatBp)
          if (isMixed) expect(made[at]?.netOre).toBe(qty * netUnitOre)
        }
        for (const each of made)
          expect(
            Math.abs(each.netOre - (each.grossOre * 10_000) / (10_000 + each.vatBp)),
          ).toBeLessThanOrEqual(agreed.length + 2)
      },
    ),
    { numRuns: 500 },
  )
})

test('lines that are more than the order are never an invoice', () => {
  const lines = [{ ...goods, qty: 1, vatBp: 1500, netUnitOre: null, lineOre: 200 }]
  expect(() => invoiceLines(lines, [{ rateBp: 1500, netOre: 87, vatOre: 13 }], 'Frakt')).toThrow(
    'more than its sum',
  )
})
