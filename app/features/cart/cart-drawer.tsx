import { Trans } from '@lingui/react/macro'
import { QuoteFromCart } from '#app/features/quotes/basket/quote-from-cart.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { DrawerPanel } from '#app/ui/drawer-panel.tsx'
import { CartContents } from './cart-contents.tsx'
import { cartGroups } from './cart-groups.ts'
import { CartSum } from './cart-sum.tsx'
import { useCart } from './use-cart.ts'
import { useCartTitle } from './use-cart-title.ts'

/**
 * The cart from the side of any page: change, remove, and go on to the cart's own page. This file is fetched on intent,
 * so it holds the panel itself.
 */
export function CartDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const title = useCartTitle()
  const { cart, isTouched } = useCart()
  const goods = cartGroups(cart).find(({ key }) => key === 'goods')?.lines ?? []
  const foot = (
    <>
      <CartSum />
      <ButtonLink className="w-full" onClick={onClose} size="l" to="/cart">
        <Trans>View cart and checkout</Trans>
      </ButtonLink>
      <QuoteFromCart goods={goods.filter((line) => !line.isUnsaved)} onLeave={onClose} />
    </>
  )
  return (
    <DrawerPanel
      footer={cart.items.length > 0 && foot}
      isOpen={isOpen}
      onClose={onClose}
      title={title}
    >
      {/* What lies behind an open drawer is not read out. */}
      <span className="sr-only" role="status">
        {isTouched && title}
      </span>
      <CartContents onLeave={onClose} />
    </DrawerPanel>
  )
}
