import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { PaymentView } from '#domain/payments.schema.ts'
import { usePoll } from '#app/platform/poll/use-poll.ts'
import { isOpenPayment, isUnreached } from './open-payment.ts'
import { PaymentState } from './payment-state.tsx'
import { PayNow } from './pay-now.tsx'

interface PaymentPanelProps {
  /** Of the order. */
  token: string
  payment: PaymentView
  /** Its order is called off: what is set aside is let go. */
  isCalledOff: boolean
  /** Where what went back into the cart can be ordered anew. */
  checkoutPath: `/${string}`
  /** It turned out one way or the other: the order is read again. */
  onSettled: () => void
}

/** How an order's payment stands, followed while that is open, with what its buyer can do about it. */
export function PaymentPanel({ payment: loaded, isCalledOff, ...panel }: PaymentPanelProps) {
  const isLetGo = isCalledOff && loaded.state === 'authorized'
  const payment = isLetGo ? { ...loaded, state: 'released' as const } : loaded
  return isOpenPayment(payment) ? (
    <FollowedPayment payment={payment} {...panel} />
  ) : (
    <PaymentState checkoutPath={panel.checkoutPath} payment={payment} />
  )
}

function FollowedPayment({
  token,
  payment: loaded,
  checkoutPath,
  onSettled,
}: Omit<PaymentPanelProps, 'isCalledOff'>) {
  const path = `/payments/${encodeURIComponent(token)}`
  const { value, take } = usePoll(path, loaded, { tagOf: () => undefined, usualMs })
  const isOpen = isOpenPayment(value)
  const isTold = useRef(false)
  useEffect(() => {
    if (isOpen || isTold.current) return
    isTold.current = true
    onSettled()
  }, [isOpen, onSettled])
  return (
    <PaymentState checkoutPath={checkoutPath} payment={value}>
      {mayPay(value) && <PayNow onChanged={take} payment={value} token={token} />}
      {isOpen && (
        <p className="text-sm text-muted-foreground">
          <Trans>The page follows by itself.</Trans>
        </p>
      )}
    </PaymentState>
  )
}

/** Where nobody knows whether it is paid, it is not paid again; one that was never begun with its provider is begun. */
function mayPay(payment: PaymentView): boolean {
  return payment.state === 'waiting' || isUnreached(payment)
}

/** Who has just paid waits for the answer; one that the provider does not give is not asked for as often. */
function usualMs(payment: PaymentView): number | undefined {
  if (!isOpenPayment(payment)) return undefined
  return payment.state === 'unknown' ? 10_000 : 3000
}
