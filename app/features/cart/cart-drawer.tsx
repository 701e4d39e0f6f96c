import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '#app/ui/button.tsx'
import { Drawer, preloadDrawer } from '#app/ui/drawer.tsx'
import { CartContents } from './cart-contents.tsx'
import { CartSum } from './cart-sum.tsx'
import { useCart } from './use-cart.ts'
import { useCartTitle } from './use-cart-title.ts'

/** Fetches what the drawer is made of. */
export { preloadDrawer as preload }

/** The cart from the side of any page (C13): change, remove, and go on to the cart's own page. */
export function CartDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const title = useCartTitle()
  const { cart } = useCart()
  const foot = (
    <>
      <CartSum />
      <ButtonLink className="w-full" onClick={onClose} size="l" to="/cart">
        <Trans>View cart and checkout</Trans>
      </ButtonLink>
    </>
  )
  return (
    <Drawer footer={cart.items.length > 0 && foot} isOpen={isOpen} onClose={onClose} title={title}>
      <CartContents onLeave={onClose} />
    </Drawer>
  )
}
