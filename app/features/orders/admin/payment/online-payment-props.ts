import type { AdminPayment } from '#domain/payments.schema.ts'

export interface OnlinePaymentProps {
  orderId: string
  payment: AdminPayment
  /** Who may pay money back may also have a refused step tried again. */
  canRetry: boolean
  onChanged: () => Promise<void>
}
