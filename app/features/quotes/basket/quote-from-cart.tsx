import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/notify.ts'
import { useBasketStore } from './basket-provider.tsx'
import type { CartGoods } from './with-cart.ts'

interface QuoteFromCartProps {
  goods: readonly CartGoods[]
  onLeave: () => void
}

/** Asks for a price of what is in the cart: its goods come along, and the cart stays as it is. */
export function QuoteFromCart({ goods, onLeave }: QuoteFromCartProps) {
  const { t } = useLingui()
  const basket = useBasketStore()
  const navigate = useNavigate()
  if (goods.length === 0) return null
  const take = async () => {
    try {
      const { takeCart } = await import('./with-cart.ts')
      takeCart(basket, goods)
    } catch {
      notify.error(t`This part could not be loaded. Try again when you are connected.`)
      return
    }
    onLeave()
    await navigate({ to: '/quote-checkout' })
  }
  return (
    <Button className="mt-2 w-full" onClick={() => void take()} variant="outline">
      <Trans>Request a quote</Trans>
    </Button>
  )
}
