import { type IssueNeed, issueNeedsOf } from '#domain/invoice-issuer.ts'
import { hasLeft } from '#domain/shipments.ts'
import type { FoundAdminOrder } from '#server/features/orders/admin/admin-order.repository.ts'

/** Whether an order whose goods have left still waits for its invoice, and what the settings lack for it. */
export function invoicingOf({ order, invoices, issuer }: FoundAdminOrder): {
  isDue: boolean
  needs: IssueNeed[]
} {
  const isOnInvoice = order.paymentMethod === 'invoice' && order.totalOre > 0
  const isDue =
    isOnInvoice && hasLeft(order.status) && !invoices.some(({ kind }) => kind === 'invoice')
  // Said before the goods leave, too: then nothing has to be made up for.
  const isToCome = isOnInvoice && order.status !== 'cancelled' && invoices.length === 0
  return { isDue, needs: isToCome ? issueNeedsOf(issuer, order.vat) : [] }
}
