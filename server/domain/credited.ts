import type { InvoiceLine } from './invoices.ts'
import { splitByShare, type VatRow } from './orders.ts'
import { grossOf, refundVat, vatLeft } from './refunds.ts'

interface Credited {
  /** What the invoice claims, what was paid, and what its credit notes and the refunds took back before. */
  invoiced: readonly VatRow[]
  paid: readonly VatRow[]
  credited: readonly (readonly VatRow[])[]
  refunded: readonly (readonly VatRow[])[]
  /** The money that goes back now. */
  refund: readonly VatRow[]
}

/**
 * What of a refund takes a part of the invoice back, by rate. Money that was paid beyond the invoice, since goods were left out after it
 * was paid and before they were invoiced, goes back first and is no part of it: empty where all of the refund is such money.
 */
export function creditedVat(money: Credited): VatRow[] {
  const left = vatLeft(money.invoiced, money.credited)
  const parts = money.refund.map((row) => {
    const ofRate = (rows: readonly VatRow[]) =>
      rows
        .filter(({ rateBp }) => rateBp === row.rateBp)
        .reduce((sum, each) => sum + grossOf(each), 0)
    const beyond =
      ofRate(money.paid) -
      ofRate(money.invoiced) -
      ofRate(money.refunded.flat()) +
      ofRate(money.credited.flat())
    const ore = Math.min(grossOf(row) - Math.max(0, Math.min(beyond, grossOf(row))), ofRate(left))
    return { row, ore: Math.max(0, ore) }
  })
  if (parts.every(({ row, ore }) => ore === grossOf(row))) return [...money.refund]
  const vat = refundVat(left, {
    lines: parts.map(({ row, ore }) => ({ ore, vatBp: row.rateBp })),
    otherOre: 0,
  })
  return vat.ok ? vat.value : []
}

/** Goods that were paid back: a line of the invoice, and how much of it. */
export type CreditedGoods = Omit<InvoiceLine, 'netOre'>

/**
 * The lines of a credit note: the goods that were paid back, and what was paid back beside them, in the words of its reason. They add up to
 * its VAT rows as an invoice's lines do. Where goods are more than what is credited of their rate, the reason stands for all of it.
 */
export function creditLines(
  goods: readonly CreditedGoods[],
  vat: readonly VatRow[],
  reason: string,
): InvoiceLine[] {
  return vat.flatMap((row) => {
    const ofRate = goods.filter(({ vatBp }) => vatBp === row.rateBp)
    const goodsOre = ofRate.reduce((sum, { grossOre }) => sum + grossOre, 0)
    const named = goodsOre <= grossOf(row) ? ofRate : []
    const otherOre = grossOf(row) - (named.length > 0 ? goodsOre : 0)
    const other = {
      ...{ title: reason, packageSize: '', sku: '', gtin: null, qty: 1 },
      ...{ grossOre: otherOre, vatBp: row.rateBp },
    }
    const all = otherOre > 0 ? [...named, other] : named
    const nets = splitByShare(
      row.netOre,
      all.map(({ grossOre }) => grossOre),
    )
    return all.map((line, at) => ({ ...line, netOre: nets[at] ?? 0 }))
  })
}
