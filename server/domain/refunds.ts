import { splitByShare, type VatRow } from './orders.ts'
import { done, refused, type Result } from './result.ts'

/** How money goes back: over the counter, or from bank to bank. */
export const refundWays = ['till', 'bank'] as const
export type RefundWay = (typeof refundWays)[number]

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
}

/**
 * VAT per rate of what is paid back, out of what is left of the payment per rate. What is for goods has their rate, any other amount
 * those of the rest by their share. What takes all of a rate takes all of its VAT, so that in the end as much VAT went back as was
 * paid. `refund_high` with what is left in øre where a rate, or all of them, has less.
 */
export function refundVat(
  left: readonly VatRow[],
  { lines, otherOre }: RefundParts,
): Result<VatRow[]> {
  const amountOre = otherOre + lines.reduce((sum, { ore }) => sum + ore, 0)
  const leftOre = left.reduce((sum, row) => sum + grossOf(row), 0)
  const rests = left.map((row) => ({ row, ofGoods: ofRate(lines, row.rateBp) }))
  const known = rests.reduce((sum, { ofGoods }) => sum + ofGoods, otherOre)
  const isTooMuch = rests.some(({ row, ofGoods }) => ofGoods > grossOf(row))
  if (amountOre > leftOre || isTooMuch || known !== amountOre)
    return refused('refund_high', { values: { leftOre } })
  const others = splitByShare(
    otherOre,
    rests.map(({ row, ofGoods }) => grossOf(row) - ofGoods),
  )
  return done(rests.flatMap(({ row, ofGoods }, at) => taken(row, ofGoods + (others[at] ?? 0))))
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

function grossOf({ netOre, vatOre }: VatRow): number {
  return netOre + vatOre
}
