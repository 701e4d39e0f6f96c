import { Trans } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import { DrawerPanel } from '#app/ui/drawer-panel.tsx'
import type { ShownLine } from './cart-changes.ts'
import { CartContents } from './cart-contents.tsx'
import { cartGroups } from './cart-groups.ts'
import { CartSum } from './cart-sum.tsx'
import { useCart } from './use-cart.ts'
import { useCartTitle } from './use-cart-title.ts'

export interface CartDrawerProps {
  isOpen: boolean
  onClose: () => void
  /** Asks for a price of the goods instead: another feature's. */
  Quote: ComponentType<{ goods: readonly ShownLine[]; onLeave: () => void }>
}

/**
 * The cart from the side of any page: change, remove, and go on to the cart's own page. This file is fetched on intent,
 * so it holds the panel itself.
 */
export function CartDrawer({ isOpen, onClose, Quote }: CartDrawerProps) {
  const title = useCartTitle()
  const { cart, isTouched } = useCart()
  const goods = cartGroups(cart).find(({ key }) => key === 'goods')?.lines ?? []
  const foot = (
    <>
      <CartSum />
      <ButtonLink className="w-full" onClick={onClose} size="l" to="/cart">
        <Trans>View cart and checkout</Trans>
      </ButtonLink>
      <Quote goods={goods.filter((line) => !line.isUnsaved)} onLeave={onClose} />
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
