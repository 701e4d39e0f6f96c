import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OrderDetails } from '#domain/order-view.schema.ts'
import { phoneText } from '#domain/phone.ts'

interface OrderFactsProps {
  order: OrderDetails
  /** A cancelled order is not paid any more. */
  isCancelled: boolean
}

/** Who, where, when, and how it is paid. */
export function OrderFacts({ order, isCancelled }: OrderFactsProps) {
  const { address, company, note } = order
  return (
    <section className="step">
      <h2>
        <Trans>Your details</Trans>
      </h2>
      <dl className="order-facts">
        <Fact label={order.shippingName}>
          <Line>{order.whenText}</Line>
          {address && (
            <>
              <Line>{address.street}</Line>
              <Line>{`${address.postcode} ${address.city}`}</Line>
            </>
          )}
        </Fact>
        {order.tracking && order.progress.shipments.length === 0 && (
          <Fact label={<Trans>Parcel number</Trans>}>
            <Line>{order.tracking}</Line>
          </Fact>
        )}
        <Fact label={<Trans>Contact</Trans>}>
          <Line>{order.name}</Line>
          <Line>{order.email}</Line>
          <Line>{phoneText(order.phone)}</Line>
        </Fact>
        {!isCancelled && (
          <Fact label={<Trans>Payment</Trans>}>
            <Line>{order.paymentText}</Line>
            {order.progress.paymentText && <Line>{order.progress.paymentText}</Line>}
            {company && <Line>{company.invoiceAddress}</Line>}
          </Fact>
        )}
        {company && (
          <Fact label={<Trans>Business</Trans>}>
            <Line>{company.name}</Line>
            <Line>{company.orgNo}</Line>
            {company.poNumber && <Line>{company.poNumber}</Line>}
          </Fact>
        )}
        <Fact label={<Trans>Ordered</Trans>}>
          <Line>{order.placedText}</Line>
        </Fact>
        {note && (
          <Fact label={<Trans>Note to us</Trans>}>
            <span className="whitespace-pre-line" dir="auto">
              {note}
            </span>
          </Fact>
        )}
      </dl>
    </section>
  )
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Line({ children }: { children: ReactNode }) {
  return (
    <span className="block">
      <bdi>{children}</bdi>
    </span>
  )
}
