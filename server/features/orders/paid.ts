import type { VatRow } from '#domain/orders.ts'
import { piecesOre } from '#domain/dropped-lines.ts'
import { grossOf, isReduction, type OwedCause, owedCauses, vatLeft } from '#domain/refunds.ts'
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

/** The most that can still be paid back, or taken off an invoice that nobody has paid, in øre. */
export function refundableOre(found: FoundOrder): number {
  const { order } = found
  return paidOre(order) === 0 ? sumOf(openVat(found)) : paidOre(order) - order.refundedOre
}

/** VAT per rate in what was paid and did not go back; while nothing is paid, in what the invoice claims. */
export function refundableVat(found: FoundOrder): VatRow[] {
  const { order, refunds } = found
  if (paidOre(order) === 0) return openVat(found)
  return vatLeft(
    order.paidVat ?? order.vat,
    refunds.filter((refund) => !isReduction(refund)).map(({ vat }) => vat),
  )
}

/** VAT per rate in what an invoice still claims, while nobody has paid it; none where there is no such claim. */
export function openVat({ order, invoices }: FoundOrder): VatRow[] {
  const invoice = invoices.find(({ kind }) => kind === 'invoice')
  if (!invoice || order.paymentStatus !== 'invoice_open') return []
  const credits = invoices.filter(({ kind }) => kind === 'credit_note')
  return vatLeft(
    invoice.data.vat,
    credits.map(({ data }) => data.vat),
  )
}

/** What is left to pay of an order whose invoice was reduced, in øre; null of any other, and once it is paid. */
export function stillDueOre(found: FoundOrder): number | null {
  const isReduced = found.refunds.some(isReduction)
  return isReduced && paidOre(found.order) === 0 ? sumOf(openVat(found)) : null
}

/** What VAT rows are with their VAT, in øre. */
export function sumOf(vat: readonly VatRow[]): number {
  return vat.reduce((sum, row) => sum + grossOf(row), 0)
}

type Line = FoundOrder['lines'][number]['line']

/** How many of a line went back in money, for whatever, or for one cause alone. */
function refundedQty({ refunds }: FoundOrder, line: Line, cause?: OwedCause): number {
  return refunds
    .filter(({ settles }) => cause === undefined || settles === cause)
    .reduce((sum, { lines }) => sum + quantityOf(lines, line.id), 0)
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

/** How many of a line can still be paid back or taken off its invoice: those of the order, and those that were taken out of it after they were paid. */
export function refundableQty(found: SoldOrder, line: Line): number {
  if (paidOre(found.order) === 0 && openVat(found).length === 0) return 0
  const paid = line.qty + missingQty(found, line) + keptHereQty(found, line)
  return paid - refundedQty(found, line)
}

/** How many of a line are owed for a cause: only what was paid back for that very cause settles it. */
export function owedQty(found: SoldOrder, line: Line, cause: OwedCause): number {
  const owed = gone[cause](found, line) - refundedQty(found, line, cause)
  return Math.max(0, Math.min(owed, refundableQty(found, line)))
}

/** How many of a line will not come, or go back. */
const gone: Record<OwedCause, (found: SoldOrder, line: Line) => number> = {
  missing: missingQty,
  withdrawal: (found, line) =>
    keptHereQty(found, line) + quantityOf(found.sale.withdrawal?.returnedLines ?? [], line.id),
}

/** What is owed beside goods, in øre. */
const besides: Record<OwedCause, (found: SoldOrder) => number> = {
  missing: cheaperOre,
  withdrawal: freightBackOre,
}

/** What was paid for goods that will not come, come for less or go back, and has not been paid back for that, in øre. */
export function owedOre(found: SoldOrder): number {
  const owed = owedCauses.reduce((sum, cause) => sum + owedFor(found, cause), 0)
  return Math.min(refundableOre(found), owed)
}

function owedFor(found: SoldOrder, cause: OwedCause): number {
  const goodsOre = found.lines.reduce(
    (sum, { line }) => sum + piecesOre(line, owedQty(found, line, cause)),
    0,
  )
  const settledOre = found.refunds
    .filter(({ settles }) => settles === cause)
    .reduce((sum, { otherOre }) => sum + otherOre, 0)
  return goodsOre + Math.max(0, besides[cause](found) - settledOre)
}

/** What goods cost less that came instead of others. */
function cheaperOre({ lines, shorts }: FoundOrder): number {
  return shorts
    .filter(({ settledAs, wasPaid }) => wasPaid && settledAs === 'substitute')
    .reduce((sum, { lineId, quantity, substituteOre }) => {
      const unitOre = lines.find(({ line }) => line.id === lineId)?.line.unitOre ?? 0
      return sum + quantity * (unitOre - (substituteOre ?? unitOre))
    }, 0)
}

/** The freight that goes back with a withdrawal from all of an order (angrerettloven § 24), in øre. */
function freightBackOre({ lines, sale: { withdrawal } }: SoldOrder): number {
  if (withdrawal?.status !== 'accepted') return 0
  const goodsOre = lines.reduce(
    (sum, { line }) => sum + piecesOre(line, quantityOf(withdrawal.lines, line.id)),
    0,
  )
  return Math.max(0, withdrawal.amountOre - goodsOre)
}
