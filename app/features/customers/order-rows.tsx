import { Plural, Trans } from '@lingui/react/macro'
import type { OwnOrder } from '#domain/account.schema.ts'
import { ContentLink } from '#app/ui/content-link.tsx'
import { Price } from '#app/ui/price.tsx'
import { OrderAgain } from './order-again.tsx'

interface OrderRowsProps {
  orders: readonly OwnOrder[]
  onCartChanged: () => void
}

/** Orders under each other: what, when, where it stands, what it came to, and what can be done with it. */
export function OrderRows({ orders, onCartChanged }: OrderRowsProps) {
  return (
    <ul className="own-orders">
      {orders.map((order) => (
        <OrderRow key={order.token} onCartChanged={onCartChanged} order={order} />
      ))}
    </ul>
  )
}

interface OrderRowProps {
  order: OwnOrder
  onCartChanged: () => void
}

function OrderRow({ order, onCartChanged }: OrderRowProps) {
  const { token, number, status, statusText, placedText, titles, totalOre } = order
  const address = `/order-success/${token}`
  return (
    <li className="own-order">
      <div className="min-w-0">
        <ContentLink className="own-order-number" url={address}>
          <bdi className="num">{number}</bdi>
        </ContentLink>
        <p className="own-order-when">
          <bdi>{placedText}</bdi>
        </p>
      </div>
      <p className="own-order-goods">
        {titles.map((title, index) => (
          <span key={index}>
            <bdi>{title}</bdi>
          </span>
        ))}
        <small>
          <Plural one="# item" other="# items" value={order.itemCount} />
        </small>
      </p>
      <p className="own-order-status" data-status={status}>
        {statusText}
      </p>
      <Price className="own-order-total" ore={totalOre} />
      <div className="own-order-ways">
        <OrderAgain number={number} onCartChanged={onCartChanged} token={token} />
        {status !== 'cancelled' && (
          <ContentLink className="btn btn-plain btn-s" url={`${address}#receipt`}>
            <Trans>Receipt</Trans>
            <span className="sr-only"> {number}</span>
          </ContentLink>
        )}
      </div>
    </li>
  )
}
