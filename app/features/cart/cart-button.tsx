import { Link, useRouterState } from '@tanstack/react-router'
import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { useWasOpened } from '#app/ui/lazy-overlay.ts'
import { useCart } from './use-cart.ts'
import { useCartCount } from './use-cart-count.ts'
import { useCartNotices } from './use-cart-notices.ts'
import { useCartTitle } from './use-cart-title.ts'

const CartDrawer = lazy(async () => ({ default: (await import('./cart-drawer.tsx')).CartDrawer }))

/** The header's way to the cart: opens the drawer; a link to the page where there are no scripts, and on that page itself. */
export function CartButton() {
  const title = useCartTitle()
  const count = useCartCount()
  const { isTouched } = useCart()
  const [isOpen, setIsOpen] = useState(false)
  const wasOpened = useWasOpened(isOpen)
  const isOnCartPage = useRouterState({ select: (state) => state.location.pathname === '/cart' })
  useCartNotices()
  const open = (event: MouseEvent) => {
    const wantsNewTab = event.metaKey || event.ctrlKey || event.shiftKey
    if (isOnCartPage || wantsNewTab) return
    event.preventDefault()
    setIsOpen(true)
  }
  return (
    <>
      <Link
        aria-haspopup={isOnCartPage ? undefined : 'dialog'}
        aria-label={title}
        className="icon-btn cart-button"
        onClick={open}
        onFocus={preloadCartDrawer}
        onPointerEnter={preloadCartDrawer}
        to="/cart"
      >
        <Icon name="shopping-cart" />
        {count > 0 && (
          <span aria-hidden="true" className="cart-count num">
            {count > 99 ? '99+' : count}
          </span>
        )}
      </Link>
      <span className="sr-only" role="status">
        {isTouched && title}
      </span>
      {wasOpened && (
        <Suspense fallback={null}>
          <CartDrawer isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function preloadCartDrawer() {
  void import('./cart-drawer.tsx').then(({ preload }) => preload())
}
