import { useRouterState } from '@tanstack/react-router'
import { type MouseEvent, useState } from 'react'
import { fetchedPart } from '#app/ui/fetched-part.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { useCart } from './use-cart.ts'
import { useCartNotices } from './use-cart-notices.ts'
import { useCartTitle } from './use-cart-title.ts'

const CartDrawer = fetchedPart(async () => (await import('./cart-drawer.tsx')).CartDrawer)

/** The header's way to the cart: opens the drawer; a link to the page where there are no scripts, and on that page itself. */
export function CartButton() {
  const title = useCartTitle()
  const { cart, isTouched } = useCart()
  const count = cart.total_items
  const [isOpen, setIsOpen] = useState(false)
  const isOnCartPage = useRouterState({ select: (state) => state.location.pathname === '/cart' })
  useCartNotices()
  const onClick = (event: MouseEvent) => {
    const wantsNewTab = event.metaKey || event.ctrlKey || event.shiftKey
    if (isOnCartPage || wantsNewTab) return
    event.preventDefault()
    setIsOpen(true)
  }
  return (
    <>
      <PageLink
        aria-haspopup={isOnCartPage ? undefined : 'dialog'}
        aria-label={title}
        className="icon-btn cart-button"
        onClick={onClick}
        onFocus={CartDrawer.preload}
        onPointerEnter={CartDrawer.preload}
        to="/cart"
      >
        <Icon name="shopping-cart" />
        {count > 0 && (
          <span aria-hidden="true" className="cart-count num">
            {count > 99 ? '99+' : count}
          </span>
        )}
      </PageLink>
      <span className="sr-only" role="status">
        {isTouched && title}
      </span>
      <CartDrawer isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
