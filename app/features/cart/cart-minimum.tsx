import { Trans } from '@lingui/react/macro'
import { Price } from '#app/ui/price.tsx'
import { cartGroups } from './cart-groups.ts'
import { useCart } from './use-cart.ts'

/** What is missing to the smallest order: shown here, so that it is no surprise at the checkout. */
export function CartMinimum() {
  const { cart } = useCart()
  const { minOrderOre } = cart
  const goods = cartGroups(cart).find(({ key }) => key === 'goods')
  const subtotal = goods?.subtotalOre ?? minOrderOre
  if (subtotal >= minOrderOre) return null
  const min = <Price ore={minOrderOre} />
  const rest = <Price ore={minOrderOre - subtotal} />
  return (
    <p className="mb-4 text-s font-semibold">
      <Trans>
        Minimum order is {min}. Add {rest} more.
      </Trans>
    </p>
  )
}
