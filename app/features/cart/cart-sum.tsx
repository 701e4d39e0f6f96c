import { Trans } from '@lingui/react/macro'
import { Price } from '#app/ui/price.tsx'
import { CartMinimum } from './cart-minimum.tsx'
import { cartGroups } from './cart-groups.ts'
import { useCart } from './use-cart.ts'

/** What the items come to, VAT included, what is not in it yet, and whether it is enough to order. */
export function CartSum() {
  const { cart } = useCart()
  const hasGoods = cartGroups(cart).some(({ key }) => key === 'goods')
  return (
    <>
      <dl className="cart-sum">
        <div>
          <dt>
            <Trans>Items</Trans>
          </dt>
          <dd>
            <Price ore={cart.subtotal} />
          </dd>
        </div>
        <div className="cart-sum-note" hidden={!hasGoods}>
          <dt>
            <Trans>VAT is included. Delivery is calculated at checkout.</Trans>
          </dt>
        </div>
      </dl>
      <CartMinimum />
    </>
  )
}
