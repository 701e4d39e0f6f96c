import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Button, lookOf } from '#app/ui/button.tsx'
import { ContentLink } from '#app/ui/content-link.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { CartBanner } from './cart-banner.tsx'
import { type CartGroup, cartGroups } from './cart-groups.ts'
import { CartLines } from './cart-lines.tsx'
import { CartPicture } from './cart-picture.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { type CartState, refreshCart } from './cart.store.ts'
import { useOpenCart } from './use-open-cart.ts'

interface ContentsProps extends Pick<CartState, 'status' | 'cart'> {
  onLeave?: () => void
}

/** The cart in whatever state it is: being read, unreadable, empty, or full. After it is emptied the focus is on what is left. */
export function CartContents({ onLeave }: { onLeave?: () => void }) {
  const { status, cart } = useOpenCart()
  const box = useFocusOnceEmpty(cart.items.length === 0)
  return (
    <div ref={box} tabIndex={-1}>
      <Contents cart={cart} status={status} {...(onLeave ? { onLeave } : {})} />
    </div>
  )
}

function useFocusOnceEmpty(isEmpty: boolean) {
  const box = useRef<HTMLDivElement>(null)
  const wasEmpty = useRef(isEmpty)
  useEffect(() => {
    const hasLostFocus = document.activeElement === document.body
    if (isEmpty && !wasEmpty.current && hasLostFocus) box.current?.focus({ preventScroll: true })
    wasEmpty.current = isEmpty
  }, [isEmpty])
  return box
}

function Contents({ status, cart, onLeave }: ContentsProps) {
  if (cart.items.length > 0)
    return (
      <>
        <CartBanner />
        {cartGroups(cart).map((group) => (
          <Group group={group} key={group.key} {...(onLeave ? { onLeave } : {})} />
        ))}
      </>
    )
  if (status === 'unread') return <CartSkeleton />
  return status === 'failed' ? <Unreadable /> : <Empty {...(onLeave ? { onLeave } : {})} />
}

/** Dishes stand under the name of their restaurant: they are ordered there, apart from the goods of the shop. */
function Group({ group, onLeave }: { group: CartGroup; onLeave?: () => void }) {
  return (
    <section aria-label={group.name}>
      {group.name !== undefined && (
        <h2 className="pt-5 text-xl">
          <bdi>{group.name}</bdi>
        </h2>
      )}
      <CartLines lines={group.lines} pathOf={group.pathOf} {...(onLeave ? { onLeave } : {})} />
    </section>
  )
}

function Unreadable() {
  return (
    <div role="alert">
      <EmptyState
        actions={
          <Button onClick={() => void refreshCart()} variant="outline">
            <Trans>Try again</Trans>
          </Button>
        }
        icon="cloud-off"
        title={<Trans>We cannot reach your cart</Trans>}
      >
        <Trans>Nothing in it is lost.</Trans>
      </EmptyState>
    </div>
  )
}

function Empty({ onLeave }: { onLeave?: () => void }) {
  return (
    <EmptyState
      actions={
        <ContentLink
          className={lookOf({})}
          url="/products"
          {...(onLeave ? { onClick: onLeave } : {})}
        >
          <Trans>See our products</Trans>
        </ContentLink>
      }
      picture={<CartPicture />}
      title={<Trans>Your cart is empty</Trans>}
    >
      <Trans>What you add is kept here for 60 days.</Trans>
    </EmptyState>
  )
}
