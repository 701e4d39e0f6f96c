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
 * was paid and before they were invoiced, goes back first and is no part of it: empty where all of the refund is such money. What does not
 * fit a rate, since freight has moved to another one when goods were left out, is credited of those that have something left. The refund
 * that empties the payment credits all that is left.
 */
export function creditedVat(money: Credited): VatRow[] {
  const left = vatLeft(money.invoiced, money.credited)
  const paidLeft = vatLeft(money.paid, money.refunded)
  const backOre = sumOf(money.refund)
  if (backOre === sumOf(paidLeft)) return left.filter((row) => grossOf(row) > 0)
  const beyondOre = Math.max(0, Math.min(sumOf(paidLeft) - sumOf(left), backOre))
  const parts = partsOf({ left, paidLeft, refund: money.refund }, beyondOre)
  const vat = refundVat(left, {
    lines: left.map(({ rateBp: vatBp }, at) => ({ ore: parts[at] ?? 0, vatBp })),
    otherOre: 0,
  })
  if (!vat.ok) throw new Error('a credit note is more than what is left of its invoice')
  return vat.value
}

interface Parted {
  left: readonly VatRow[]
  paidLeft: readonly VatRow[]
  refund: readonly VatRow[]
}

/** How much is credited of each rate that is left, in øre: what goes back of that rate, as far as it has it, and the rest where there is room. */
function partsOf({ left, paidLeft, refund }: Parted, beyondOre: number): number[] {
  const beyond = splitWithin(
    beyondOre,
    refund.map((row) => {
      const room = oreOf(paidLeft, row.rateBp) - oreOf(left, row.rateBp)
      return Math.max(0, Math.min(room, grossOf(row)))
    }),
    refund.map(grossOf),
  )
  const wanted = refund.map((row, at) => ({
    rateBp: row.rateBp,
    ore: grossOf(row) - (beyond[at] ?? 0),
  }))
  const wantedOre = wanted.reduce((sum, { ore }) => sum + ore, 0)
  return splitWithin(
    Math.min(wantedOre, sumOf(left)),
    left.map((row) => {
      const ore = wanted.find(({ rateBp }) => rateBp === row.rateBp)?.ore ?? 0
      return Math.min(ore, grossOf(row))
    }),
    left.map(grossOf),
  )
}

/** An amount split by what is wanted of each, and beyond that by what there is room for; never more than fits into all of them. */
function splitWithin(ore: number, wanted: readonly number[], room: readonly number[]): number[] {
  const wantedOre = wanted.reduce((sum, each) => sum + each, 0)
  if (ore <= wantedOre) return splitByShare(ore, wanted)
  const more = splitByShare(
    ore - wantedOre,
    room.map((each, at) => each - (wanted[at] ?? 0)),
  )
  return wanted.map((each, at) => each + (more[at] ?? 0))
}

function sumOf(vat: readonly VatRow[]): number {
  return vat.reduce((sum, row) => sum + grossOf(row), 0)
}

function oreOf(vat: readonly VatRow[], rateBp: number): number {
  return sumOf(vat.filter((row) => row.rateBp === rateBp))
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
