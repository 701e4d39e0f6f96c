import type { InvoiceLine } from './invoices.ts'
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
  const nets = vat.map(({ rateBp, netOre }) =>
    splitByShare(
      netOre,
      all.map((line) => (line.vatBp === rateBp ? weightOf(line) : 0)),
    ),
  )
  return all.map(({ lineOre: grossOre, netUnitOre: _, ...line }, at) => ({
    ...line,
    grossOre,
    netOre: nets.reduce((sum, shares) => sum + (shares[at] ?? 0), 0),
  }))
}

/** What a quote agreed without VAT stays just that, wherever the rate's basis allows it. */
function weightOf({ netUnitOre, qty, lineOre }: InvoicedLine): number {
  return netUnitOre === null ? lineOre : netUnitOre * qty
}

/** What a rate has beside its goods. */
function freightOf(row: VatRow, lines: readonly InvoicedLine[], title: string): InvoicedLine[] {
  const goods = lines.filter(({ vatBp, qty }) => vatBp === row.rateBp && qty > 0)
  const lineOre = grossOf(row) - goods.reduce((sum, line) => sum + line.lineOre, 0)
  if (lineOre < 0) throw new Error('the lines of an invoice are more than its sum')
  if (lineOre === 0) return []
  const isAgreed = goods.length > 0 && goods.every(({ netUnitOre }) => netUnitOre !== null)
  const restOre = row.netOre - goods.reduce((sum, line) => sum + weightOf(line), 0)
  const netUnitOre = isAgreed && restOre > 0 ? restOre : null
  return [
    {
      ...{ title, packageSize: '', sku: '', gtin: null, qty: 1 },
      ...{ vatBp: row.rateBp, lineOre, netUnitOre },
    },
  ]
}
