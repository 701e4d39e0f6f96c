import { Trans } from '@lingui/react/macro'
import type { ProductCard } from '#domain/product-card.schema.ts'
import { useDay } from './use-day.ts'

/** The one badge of a card: why it cannot be had now, else what is special about it. */
export function StateBadge({
  product,
}: {
  product: Pick<ProductCard, 'state' | 'restockOn' | 'badge'>
}) {
  if (product.state !== 'in_stock')
    return (
      <span className="badge badge-quiet">
        <StateWords product={product} />
      </span>
    )
  if (!product.badge) return null
  return (
    <span className="badge">
      {product.badge === 'season' ? <Trans>In season</Trans> : <Trans>New</Trans>}
    </span>
  )
}

/** The state of a product in two or three words. */
function StateWords({
  product: { state, restockOn },
}: {
  product: Pick<ProductCard, 'state' | 'restockOn'>
}) {
  const day = useDay()
  const back = restockOn && day(restockOn)
  switch (state) {
    case 'low':
      return <Trans>Few left</Trans>
    case 'sold_out':
      return back ? <Trans>Back {back}</Trans> : <Trans>Sold out</Trans>
    case 'back_order':
      return back ? <Trans>Sent from {back}</Trans> : <Trans>To order</Trans>
    case 'coming':
      return <Trans>Coming soon</Trans>
    case 'quote_only':
      return <Trans>On request</Trans>
    case 'reseller_only':
      return <Trans>At our resellers</Trans>
    case 'ended':
      return <Trans>No longer made</Trans>
    case 'in_stock':
      return <Trans>In stock</Trans>
  }
}
