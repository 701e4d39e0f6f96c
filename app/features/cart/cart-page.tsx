import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button, lookOf } from '#app/ui/button.tsx'
import type { Elements } from '#app/ui/elements.ts'
import { ContentLink } from '#app/ui/content-link.tsx'
import { preloadDialog } from '#app/ui/dialog.tsx'
import { Price } from '#app/ui/price.tsx'
import { CartContents } from './cart-contents.tsx'
import { SummarySkeleton } from './cart-skeleton.tsx'
import { type CartGroup, cartGroups } from './cart-groups.ts'
import { CartSum } from './cart-sum.tsx'
import { ClearCartDialog } from './clear-cart-dialog.tsx'
import { useCart } from './use-cart.ts'

interface CartPageProps {
  title: string
  /** Main heading and introduction: the factory's own words. */
  intro: Elements
}

/** The cart's own page. It belongs to one visitor, so the server sends its frame and the browser fills it. */
export function CartPage({ title, intro }: CartPageProps) {
  const { t } = useLingui()
  const { status, cart } = useCart()
  const hasLines = cart.items.length > 0
  return (
    <div className="wrap pb-28">
      <Breadcrumbs crumbs={[{ label: t`Home`, url: '/' }, { label: title }]} />
      <div className="cart-page" data-empty={hasLines || status === 'unread' ? undefined : ''}>
        <div className="min-w-0">
          {intro}
          <p className="cart-note without-script">
            <Trans>The cart needs JavaScript. Turn it on to order here.</Trans>
          </p>
          <div className="mt-8">
            <CartContents />
          </div>
          {hasLines && <ClearCart />}
        </div>
        {hasLines && <Summary />}
        {!hasLines && status === 'unread' && <SummarySkeleton />}
      </div>
    </div>
  )
}

function Summary() {
  const { t } = useLingui()
  const { cart } = useCart()
  const groups = cartGroups(cart)
  const isBlocked = cart.items.some((line) => line.issue)
  return (
    <aside aria-label={t`Summary`} className="cart-panel">
      <CartSum />
      {isBlocked && (
        <p className="cart-line-issue mb-4">
          <Trans>Change or remove the marked items first.</Trans>
        </p>
      )}
      {groups.map((group) => (
        <CheckoutLink group={group} isAlone={groups.length === 1} key={group.key} />
      ))}
    </aside>
  )
}

/** Each group is an order of its own: where there are two, each says what it comes to. */
function CheckoutLink({ group, isAlone }: { group: CartGroup; isAlone: boolean }) {
  const { name, checkoutPath, subtotalOre } = group
  return (
    <ContentLink className={lookOf({ size: 'l' }, 'mt-3 w-full')} url={checkoutPath}>
      <span>
        <Trans>Checkout</Trans>
      </span>
      {name !== undefined && <bdi>{name}</bdi>}
      {!isAlone && <Price ore={subtotalOre} />}
    </ContentLink>
  )
}

function ClearCart() {
  const [isAsking, setIsAsking] = useState(false)
  useEffect(preloadDialog, [])
  return (
    <>
      <Button className="mt-4 -ms-2.5" onClick={() => setIsAsking(true)} variant="plain">
        <Trans>Clear cart</Trans>
      </Button>
      <ClearCartDialog isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </>
  )
}
