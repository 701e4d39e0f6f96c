import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { OrderView } from '#domain/order-view.schema.ts'
import type { PaymentView } from '#domain/payments.schema.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { lookOf } from '#app/ui/button.tsx'
import { ContentLink } from '#app/ui/content-link.tsx'
import { OrderPapers } from './order-papers.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { ClaimOrder } from './claim-order.tsx'
import { ComplaintSection } from './complaint-section.tsx'
import { KeepOrder } from './keep-order.tsx'
import { MissingGoods } from './missing-goods.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderPayment } from './order-payment.tsx'
import { OrderProgress } from './order-progress.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PrintButton } from './print-button.tsx'
import { WithdrawalNote } from './withdrawal-note.tsx'
import { usePrintedReceipt } from './use-printed-receipt.ts'

export interface OrderPageProps {
  token: string
  order: OrderView
  /** The caller has shown that the order is theirs: it is read again. */
  onClaimed: () => Promise<void>
  /** Of an order that is paid online. */
  payment: PaymentView | null
  /** Its payment has come to an end of some kind: it is read again. */
  onSettled: () => Promise<void>
  onPaid: () => void
}

/** An order: to its buyer in full, to anyone else with the link number and status alone. */
export function OrderPage({ token, order: loaded, onClaimed, ...paying }: OrderPageProps) {
  const { t } = useLingui()
  const [changed, setChanged] = useState<OrderView>()
  const order = changed ?? loaded
  const { number, details } = order
  const isCancelled = order.status === 'cancelled'
  const isUnpaid = order.status === 'awaiting_payment'
  usePrintedReceipt(details !== null)
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: t`Home`, url: '/' }, { label: number ?? t`Your order` }]} />
      {details ? (
        <div className="checkout">
          <div>
            <OrderHeading order={order} />
            <OrderPayment isCancelled={order.status === 'cancelled'} token={token} {...paying} />
            {!isUnpaid && details.nextSteps.length > 0 && <NextSteps steps={details.nextSteps} />}
            {details.progress.missing.length > 0 && (
              <MissingGoods
                missing={details.progress.missing}
                onAnswered={setChanged}
                token={token}
                words={details.progress.words}
              />
            )}
            <OrderProgress progress={details.progress} />
            {details.canClaim && <KeepOrder onClaimed={onClaimed} token={token} />}
            <OrderFacts isCancelled={isCancelled} order={details} />
            {!isUnpaid && (
              <section className="step no-print">
                <h2>{details.documents.words.title}</h2>
                <OrderPapers
                  documents={details.documents}
                  path={`/api/orders/${token}/documents`}
                />
              </section>
            )}
            {order.afterSale && (
              <>
                <ComplaintSection onChanged={setChanged} sale={order.afterSale} token={token} />
                <WithdrawalNote sale={order.afterSale} token={token} />
              </>
            )}
            <div className="mt-10 flex flex-wrap gap-3 no-print">
              <ContentLink className={lookOf({})} url="/products">
                <Trans>Continue shopping</Trans>
              </ContentLink>
              <PrintButton />
              {details.canCancel && number !== null && (
                <CancelOrder number={number} onCancelled={setChanged} token={token} />
              )}
            </div>
          </div>
          <OrderSummary isCancelled={isCancelled} order={details} />
        </div>
      ) : (
        <StrangerView onClaimed={onClaimed} order={order} token={token} {...paying} />
      )}
    </div>
  )
}

function OrderHeading({ order }: { order: OrderView }) {
  const { number, status, statusText, details } = order
  const heading = useHeadingAfter(status)
  const email = <bdi className="font-semibold">{details?.email}</bdi>
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {status === 'placed' ? <Trans>Thank you for your order</Trans> : <Number value={number} />}
      </h1>
      <p aria-live="polite" className="mt-4 text-l">
        {status === 'placed' && (
          <>
            <Number value={number} /> <span>·</span>{' '}
          </>
        )}
        <span className="font-semibold">{statusText}</span>
      </p>
      {status === 'placed' && (
        <p className="mt-1 text-muted-foreground no-print">
          <Trans>The confirmation is on its way to {email}.</Trans>
        </p>
      )}
    </>
  )
}

/** The button that cancelled is gone: the focus goes to the heading. */
function useHeadingAfter(status: OrderView['status']) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(status)
  useEffect(() => {
    if (before.current !== status) heading.current?.focus()
    before.current = status
  }, [status])
  return heading
}

function Number({ value }: { value: string | null }) {
  if (value === null) return <Trans>Your order</Trans>
  const number = <bdi className="num">{value}</bdi>
  return <Trans>Order {number}</Trans>
}

function NextSteps({ steps }: { steps: readonly string[] }) {
  return (
    <section className="step">
      <h2>
        <Trans>What happens next</Trans>
      </h2>
      <ol className="order-next">
        {steps.map((step) => (
          <li key={step}>
            <span>{step}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function StrangerView({ token, order, onClaimed, ...paying }: OrderPageProps) {
  return (
    <div className="pt-3 pb-28">
      <h1>
        <Number value={order.number} />
      </h1>
      <p className="mt-4 text-l font-semibold">{order.statusText}</p>
      <OrderPayment isCancelled={order.status === 'cancelled'} token={token} {...paying} />
      <p className="mt-3 max-w-[56ch] text-muted-foreground">
        <Trans>
          Goods, address and name are shown in the browser that the order was placed in. The
          confirmation in your e-mail has them too.
        </Trans>
      </p>
      <ClaimOrder onClaimed={onClaimed} token={token} />
    </div>
  )
}
