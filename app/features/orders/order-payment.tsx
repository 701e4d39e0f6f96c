import { useEffect } from 'react'
import type { PaymentView } from '#domain/payments.schema.ts'
import { PaymentPanel } from '#app/features/payments/payment-panel.tsx'

interface OrderPaymentProps {
  token: string
  isCancelled: boolean
  payment: PaymentView | null
  onSettled: () => Promise<void>
  onPaid: () => void
}

/** How the payment of an order stands, where it is paid online. */
export function OrderPayment({
  token,
  isCancelled,
  payment,
  onSettled,
  onPaid,
}: OrderPaymentProps) {
  const isPaid = payment?.state === 'authorized' || payment?.state === 'captured'
  useEffect(() => {
    if (isPaid) onPaid()
  }, [isPaid, onPaid])
  if (!payment) return null
  return (
    <PaymentPanel
      checkoutPath="/checkout"
      isCalledOff={isCancelled}
      onSettled={() => void onSettled()}
      payment={payment}
      token={token}
    />
  )
}
