import { splitByShare, type VatRow } from './orders.ts'
import { done, refused, type Result } from './result.ts'

/** How money goes back: the way it was paid online, over the counter, from bank to bank, or not at all where an invoice that nobody has paid is reduced. */
export const refundWays = ['online', 'till', 'bank', 'credit'] as const
export type RefundWay = (typeof refundWays)[number]

/** True of what was taken off an unpaid invoice: no money has moved. */
export function isReduction({ way }: { way: RefundWay }): boolean {
  return way === 'credit'
}

/** What the shop owes by itself: goods that will not come, and goods that their buyer withdrew from. */
export const owedCauses = ['missing', 'withdrawal'] as const
export type OwedCause = (typeof owedCauses)[number]

/** What a refund settles: something owed, or what the shop gives of its own accord. */
export const refundCauses = [...owedCauses, 'complaint', 'goodwill'] as const
export type RefundCause = (typeof refundCauses)[number]

/** How many of a line were paid back, and what that is in øre. */
export interface RefundedLine {
  lineId: string
  quantity: number
  ore: number
}

/** What is paid back: goods at what they cost, and an amount beside them, in øre. */
export interface RefundParts {
  lines: readonly { ore: number; vatBp: number }[]
  otherOre: number
  /** The rate that the other amount is of, in basis points; all that are left, by their share, where none is named. */
  otherRateBp?: number | undefined
}

/**
 * VAT per rate of what is paid back, out of what is left of the payment per rate. What is for goods has their rate, any other amount
 * the one that is named, else those of the rest by their share. What takes all of a rate takes all of its VAT, so that in the end as
 * much VAT went back as was paid. `refund_high` with what is left in øre where a rate, or all of them, has less.
 */
export function refundVat(
  left: readonly VatRow[],
  { lines, otherOre, otherRateBp }: RefundParts,
): Result<VatRow[]> {
  const amountOre = otherOre + lines.reduce((sum, { ore }) => sum + ore, 0)
  const leftOre = left.reduce((sum, row) => sum + grossOf(row), 0)
  const rests = left.map((row) => ({ row, ofGoods: ofRate(lines, row.rateBp) }))
  const others =
    otherRateBp === undefined
      ? splitByShare(
          otherOre,
          rests.map(({ row, ofGoods }) => Math.max(0, grossOf(row) - ofGoods)),
        )
      : rests.map(({ row }) => (row.rateBp === otherRateBp ? otherOre : 0))
  const parts = rests.map(({ row, ofGoods }, at) => ({ row, ore: ofGoods + (others[at] ?? 0) }))
  const over = parts.find(({ row, ore }) => ore > grossOf(row))?.row
  if (over && amountOre <= leftOre)
    return refused('refund_high', { values: { leftOre: grossOf(over) } })
  const known = parts.reduce((sum, { ore }) => sum + ore, 0)
  if (amountOre > leftOre || known !== amountOre)
    return refused('refund_high', { values: { leftOre } })
  return done(parts.flatMap(({ row, ore }) => taken(row, ore)))
}

/** What is left of a payment's rows once these were paid back. */
export function vatLeft(
  paid: readonly VatRow[],
  refunds: readonly (readonly VatRow[])[],
): VatRow[] {
  return paid.map(({ rateBp, netOre, vatOre }) => {
    const back = refunds.flat().filter((row) => row.rateBp === rateBp)
    return {
      rateBp,
      netOre: netOre - back.reduce((sum, row) => sum + row.netOre, 0),
      vatOre: vatOre - back.reduce((sum, row) => sum + row.vatOre, 0),
    }
  })
}

function taken(row: VatRow, grossOre: number): VatRow[] {
  const { rateBp } = row
  if (grossOre === 0) return []
  if (grossOre === grossOf(row)) return [row]
  // Never more of either than is left.
  const wanted = Math.round((grossOre * rateBp) / (10_000 + rateBp))
  const vatOre = Math.min(row.vatOre, Math.max(wanted, grossOre - row.netOre))
  return [{ rateBp, netOre: grossOre - vatOre, vatOre }]
}

function ofRate(lines: RefundParts['lines'], rateBp: number): number {
  return lines.filter(({ vatBp }) => vatBp === rateBp).reduce((sum, { ore }) => sum + ore, 0)
}

/** What a rate's row is with its VAT, in øre. */
export function grossOf({ netOre, vatOre }: VatRow): number {
  return netOre + vatOre
}
