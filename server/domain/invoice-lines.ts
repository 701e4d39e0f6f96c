import type { InvoiceLine } from './invoices.ts'
import { netOf } from './offer-totals.ts'
import { splitByShare, type VatRow } from './orders.ts'
import { grossOf } from './refunds.ts'

/** A line of an order as an invoice needs it. */
export interface InvoicedLine extends Omit<InvoiceLine, 'netOre' | 'grossOre'> {
  /** What it costs with VAT, in øre. */
  lineOre: number
  /** The price of a piece without VAT, where a quote agreed one. */
  netUnitOre: number | null
}

/**
 * The lines of an invoice, the freight of each rate as one of them. What a rate's lines are without VAT adds up to the basis of that rate,
 * and what they are with it to the rate's sum: to the øre, as the order's VAT says it. Throws where the lines of a rate are more than its sum.
 */
export function invoiceLines(
  lines: readonly InvoicedLine[],
  vat: readonly VatRow[],
  freightTitle: string,
): InvoiceLine[] {
  const freight = vat.flatMap((row) => freightOf(row, lines, freightTitle))
  const all = [...lines.filter(({ qty }) => qty > 0), ...freight]
  const nets = vat.map((row) => netsOf(row, all))
  return all.map(({ lineOre: grossOre, netUnitOre: _, ...line }, at) => ({
    ...line,
    grossOre,
    netOre: nets.reduce((sum, shares) => sum + (shares[at] ?? 0), 0),
  }))
}

/**
 * What each line is without VAT, of one rate: nothing where it is of another. What a quote agreed stays just that, wherever the rate's
 * basis allows it; what came instead of such goods, and freight, share what is left of the basis.
 */
function netsOf({ rateBp, netOre }: VatRow, lines: readonly InvoicedLine[]): number[] {
  const ofRate = lines.map((line) => (line.vatBp === rateBp ? line : undefined))
  const agreed = ofRate.map((line) => (line?.netUnitOre ?? 0) * (line?.qty ?? 0))
  const others = ofRate.map((line) => (line && line.netUnitOre === null ? line.lineOre : 0))
  const restOre = netOre - sumOf(agreed)
  if (sumOf(others) > 0 && restOre >= 0) {
    const shares = splitByShare(restOre, others)
    return agreed.map((ore, at) => ore + (shares[at] ?? 0))
  }
  return splitByShare(
    netOre,
    // Both without VAT: a weight with it would take from those that have none.
    agreed.map((ore, at) => ore + netOf(others[at] ?? 0, rateBp)),
  )
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}

/** What a rate has beside its goods. */
function freightOf(row: VatRow, lines: readonly InvoicedLine[], title: string): InvoicedLine[] {
  const goods = lines.filter(({ vatBp, qty }) => vatBp === row.rateBp && qty > 0)
  const lineOre = grossOf(row) - goods.reduce((sum, line) => sum + line.lineOre, 0)
  if (lineOre < 0) throw new Error('the lines of an invoice are more than its sum')
  if (lineOre === 0) return []
  return [
    {
      ...{ title, packageSize: '', sku: '', gtin: null, qty: 1 },
      ...{ vatBp: row.rateBp, lineOre, netUnitOre: null },
    },
  ]
}
