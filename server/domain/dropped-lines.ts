import { grossOf } from './offer-totals.ts'
import { type OrderTotals, orderTotals } from './orders.ts'

interface Line {
  id: string
  qty: number
  droppedQty: number
  reservedQty: number
  unitOre: number
  netUnitOre: number | null
  lineOre: number
  vatBp: number
}

/** What so many of a line cost with VAT, in øre: of what a quote agreed, whose price is without, all of it is the line's own sum. */
export function piecesOre(
  { qty, unitOre, netUnitOre, lineOre, vatBp }: Omit<Line, 'id' | 'droppedQty' | 'reservedQty'>,
  quantity: number,
): number {
  if (netUnitOre === null) return unitOre * quantity
  return quantity === qty ? lineOre : grossOf(netUnitOre * quantity, vatBp)
}

/** A line with so many fewer: the price of each stays, what was ordered is `qty + droppedQty`, and the shelf gets back what was held for it. */
export function lowerLine<Of extends Line>(line: Of, quantity: number): Of {
  const qty = line.qty - quantity
  if (qty < 0) throw new Error('more is dropped than a line holds')
  return {
    ...line,
    qty,
    droppedQty: line.droppedQty + quantity,
    reservedQty: Math.max(0, line.reservedQty - quantity),
    lineOre: line.lineOre - piecesOre(line, quantity),
  }
}

/** The sums of an order after its lines have changed: freight stays as it was agreed. */
export function totalsAfter(lines: readonly Line[], shippingOre: number): OrderTotals {
  const held = lines.filter(({ qty }) => qty > 0)
  // Freight alone has the rates of the goods that it was agreed for.
  return orderTotals(held.length > 0 ? held : lines, shippingOre)
}
