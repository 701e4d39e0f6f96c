import { useLingui } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import { type MouseEvent, useState } from 'react'
import type { Elements } from '#app/ui/elements.ts'
import { Icon } from '#app/ui/icon.tsx'
import { notify } from '#app/ui/notify.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import { useCart } from './use-cart.ts'
import { useCartNotices } from './use-cart-notices.ts'
import { useCartTitle } from './use-cart-title.ts'

/** The header's way to the cart: opens the drawer; a link to the page where there are no scripts, and on that page itself. */
export function CartButton() {
  const title = useCartTitle()
  const { cart, isTouched } = useCart()
  const count = cart.total_items
  const { drawer, open } = useDrawer()
  const isOnCartPage = useRouterState({ select: (state) => state.location.pathname === '/cart' })
  useCartNotices()
  const onClick = (event: MouseEvent) => {
    const wantsNewTab = event.metaKey || event.ctrlKey || event.shiftKey
    if (isOnCartPage || wantsNewTab) return
    event.preventDefault()
    open()
  }
  return (
    <>
      <PageLink
        aria-haspopup={isOnCartPage ? undefined : 'dialog'}
        aria-label={title}
        className="icon-btn cart-button"
        onClick={onClick}
        onFocus={preloadDrawer}
        onPointerEnter={preloadDrawer}
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
      {drawer}
    </>
  )
}

type DrawerModule = typeof import('./cart-drawer.tsx')

/** The drawer, once its code is there. Without a connection it does not open and says so of the cart. */
function useDrawer(): { drawer: Elements; open: () => void } {
  const { t } = useLingui()
  const [module, setModule] = useState<DrawerModule>()
  const [isOpen, setIsOpen] = useState(false)
  const open = () => {
    setIsOpen(true)
    import('./cart-drawer.tsx').then(setModule, () => {
      setIsOpen(false)
      notify.error(t`We cannot reach your cart`)
    })
  }
  const drawer = module && <module.CartDrawer isOpen={isOpen} onClose={() => setIsOpen(false)} />
  return { drawer, open }
}

function preloadDrawer() {
  import('./cart-drawer.tsx').catch(() => {
    // Opening it says so.
  })
}
