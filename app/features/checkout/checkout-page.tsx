import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CheckoutView, PlacedOrder } from '#domain/checkout-view.schema.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { lookOf } from '#app/ui/button.tsx'
import { ContentLink } from '#app/ui/content-link.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { CartShown } from './cart-shown.ts'
import { CheckoutForm, type CheckoutFormProps } from './checkout-form.tsx'
import type { Buyer } from './order-form.ts'
import { typedForm } from './order-form.store.ts'
import { ScriptNote } from './script-note.tsx'
import { useCheckoutView } from './use-checkout-view.ts'
import { useFollowedCart } from './use-followed-cart.ts'
import { useResumedOrder } from './use-resumed-order.ts'

export interface CheckoutPageProps {
  title: string
  /** Main heading and introduction: the factory's own words. */
  intro: ReactNode
  view: CheckoutView
  buyer: Buyer
  /** The cart as this browser shows it elsewhere; undefined while it does not know it. */
  cart: readonly CartShown[] | undefined
  /** A change of it is on its way. */
  isCartSaving: boolean
  onRemove: (lineId: string) => void
  /** The cart is shown elsewhere too: it wants to know. */
  onCartChanged: () => void
  onPlaced: (order: PlacedOrder) => void
}

/** Who buys, where it goes, when, and how it is paid; what it costs stands beside it. */
export function CheckoutPage({ title, intro, view: first, cart, ...buying }: CheckoutPageProps) {
  const { t } = useLingui()
  const { view, refusal, refresh } = useCheckoutView(first, buying.buyer)
  const isResumed = useResumedOrder(buying.buyer, refresh, buying.onPlaced)
  const followed = { ...buying, view, refusal, refresh, cart: isResumed ? cart : undefined, intro }
  const crumbs = [{ label: t`Cart`, url: '/cart' }, { label: title }]
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={crumbs} />
      {view.lines.length === 0 ? <EmptyCheckout {...followed} /> : <CheckoutForm {...followed} />}
    </div>
  )
}

function EmptyCheckout({ intro, buyer, refresh, ...followed }: CheckoutFormProps) {
  useFollowedCart({ ...followed, askAnew: () => void refresh(typedForm(buyer).postcode) })
  return (
    <div className="pt-3 pb-28">
      {intro}
      <ScriptNote />
      <EmptyState
        actions={
          <ContentLink className={lookOf({})} url="/products">
            <Trans>See our products</Trans>
          </ContentLink>
        }
        icon="shopping-cart"
        title={<Trans>Your cart is empty</Trans>}
      />
    </div>
  )
}
