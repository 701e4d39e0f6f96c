import type { VatRow } from '#domain/orders.ts'
import { vatLeft } from '#domain/refunds.ts'
import { quantityOf } from '#domain/shipments.ts'
import type { FoundAfterSale } from './after-sale/after-sale.repository.ts'
import type { FoundOrder, OrderRow } from './orders.repository.ts'

const paidStatuses = new Set<OrderRow['paymentStatus']>([
  'captured',
  'invoice_paid',
  'partly_refunded',
  'refunded',
])

/** What was paid of an order, in øre. Before it was kept, that was its total. */
export function paidOre({ paidOre: kept, paymentStatus, totalOre }: OrderRow): number {
  return kept ?? (paidStatuses.has(paymentStatus) ? totalOre : 0)
}

/** The most that can still be paid back, in øre. */
export function refundableOre(order: OrderRow): number {
  return paidOre(order) - order.refundedOre
}

/** VAT per rate in what was paid and did not go back. */
export function paidVatLeft({ order, refunds }: FoundOrder): VatRow[] {
  if (paidOre(order) === 0) return []
  return vatLeft(
    order.paidVat ?? order.vat,
    refunds.map(({ vat }) => vat),
  )
}

type Line = FoundOrder['lines'][number]['line']

/** How many of a line went back in money. */
function refundedQty({ refunds }: FoundOrder, line: Line): number {
  return refunds
    .flatMap(({ lines }) => lines)
    .filter(({ lineId }) => lineId === line.id)
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

/** How many of a line were paid and then found missing and dropped. */
function missingQty({ shorts }: FoundOrder, line: Line): number {
  return shorts
    .filter(
      ({ lineId, settledAs, wasPaid }) => lineId === line.id && wasPaid && settledAs === 'drop',
    )
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

/** An order with what its buyer withdrew from. */
type SoldOrder = FoundOrder & { sale: Pick<FoundAfterSale, 'withdrawal'> }

/** How many of a line were paid and then, since their buyer withdrew, did not leave. */
function keptHereQty({ sale: { withdrawal } }: SoldOrder, line: Line): number {
  return withdrawal?.wasPaid ? quantityOf(withdrawal.droppedLines, line.id) : 0
}

/** How many of a line can still be paid back: those of the order, and those that were taken out of it after they were paid. */
export function refundableQty(found: SoldOrder, line: Line): number {
  if (paidOre(found.order) === 0) return 0
  const paid = line.qty + missingQty(found, line) + keptHereQty(found, line)
  return paid - refundedQty(found, line)
}

/** How many of a line were paid, will not come or go back, and have not been paid back. */
export function owedQty(found: SoldOrder, line: Line): number {
  const returned = quantityOf(found.sale.withdrawal?.returnedLines ?? [], line.id)
  const gone = missingQty(found, line) + keptHereQty(found, line) + returned
  return Math.max(0, gone - refundedQty(found, line))
}

/** What was paid for goods that will not come, come for less or go back, and has not been paid back, in øre. */
export function owedOre(found: SoldOrder): number {
  const { lines, shorts, refunds } = found
  const gone = lines.reduce((sum, { line }) => sum + owedQty(found, line) * line.unitOre, 0)
  const cheaper = shorts
    .filter(({ settledAs, wasPaid }) => wasPaid && settledAs === 'substitute')
    .reduce((sum, { lineId, quantity, substituteOre }) => {
      const unitOre = lines.find(({ line }) => line.id === lineId)?.line.unitOre ?? 0
      return sum + quantity * (unitOre - (substituteOre ?? unitOre))
    }, 0)
  const others = refunds.reduce((sum, { otherOre }) => sum + otherOre, 0)
  return Math.min(
    refundableOre(found.order),
    gone + Math.max(0, cheaper + freightBackOre(found) - others),
  )
}

/** The freight that goes back with a withdrawal from all of an order (angrerettloven § 24), in øre. */
function freightBackOre({ lines, sale: { withdrawal } }: SoldOrder): number {
  if (withdrawal?.status !== 'accepted') return 0
  const goodsOre = lines.reduce(
    (sum, { line }) => sum + quantityOf(withdrawal.lines, line.id) * line.unitOre,
    0,
  )
  return Math.max(0, withdrawal.amountOre - goodsOre)
}
