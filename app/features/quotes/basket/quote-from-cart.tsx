import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '#app/ui/button.tsx'
import { basketText, readBasket } from './basket.ts'
import { useBasketStore } from './basket-provider.tsx'
import { type CartGoods, withCart } from './with-cart.ts'

interface QuoteFromCartProps {
  goods: readonly CartGoods[]
  onLeave: () => void
}

/** Asks for a price of what is in the cart: its goods come along, and the cart stays as it is. */
export function QuoteFromCart({ goods, onLeave }: QuoteFromCartProps) {
  const basket = useBasketStore()
  if (goods.length === 0) return null
  const take = () => {
    basket.keep(basketText(withCart(readBasket(basket.text()), goods, Date.now())))
    onLeave()
  }
  return (
    <ButtonLink className="mt-2 w-full" onClick={take} to="/quote-checkout" variant="outline">
      <Trans>Request a quote</Trans>
    </ButtonLink>
  )
}
