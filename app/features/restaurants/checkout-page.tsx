import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import type { DishCheckout, OrderedDishes } from '#domain/restaurant-checkout.schema.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { GuestSection } from './guest-section.tsx'
import { KitchenSection } from './kitchen-section.tsx'
import { ModeSection } from './mode-section.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PaymentSection } from './payment-section.tsx'
import { TimeSection } from './time-section.tsx'
import { type GuestFormState, type KnownGuest, useGuestForm } from './use-guest-form.ts'

interface CheckoutPageProps {
  view: DishCheckout
  known: KnownGuest
  onPlaced: (order: OrderedDishes) => void
}

const formId = 'guest-form'

/** How and when the guest eats, who they are and what the kitchen must know; what it costs stands beside it. */
export function CheckoutPage({ view: first, known, onPlaced }: CheckoutPageProps) {
  const { t } = useLingui()
  const form = useGuestForm(first, { known, onPlaced })
  const { restaurant, lines } = form.view
  const menuPath = `/restaurant-menu/${restaurant.slug}` as const
  return (
    <div className="wrap">
      <Breadcrumbs
        crumbs={[
          { label: t`Restaurants`, url: '/restaurants' },
          { label: restaurant.name, url: menuPath },
          { label: t`Order` },
        ]}
      />
      {lines.length > 0 ? <Checkout form={form} /> : <Nothing menuPath={menuPath} />}
    </div>
  )
}

function Nothing({ menuPath }: { menuPath: `/${string}` }) {
  return (
    <div className="pt-3 pb-28">
      <EmptyState
        actions={
          <ButtonLink to={menuPath}>
            <Trans>See the menu</Trans>
          </ButtonLink>
        }
        icon="utensils"
        title={<Trans>You have ordered nothing here yet</Trans>}
      />
    </div>
  )
}

function Checkout({ form }: { form: GuestFormState }) {
  const { view, message, submit } = form
  const send = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  return (
    <div className="checkout">
      <div>
        <h1>
          <Trans>Order</Trans>
        </h1>
        <p className="mt-3 max-w-[56ch] text-muted-foreground">
          <Answered view={view} />
        </p>
        <noscript>
          <p className="form-message mt-6">
            <Trans>
              To order here you need JavaScript. Allow it in your browser and reload the page.
            </Trans>
          </p>
        </noscript>
        <form className="needs-script" id={formId} method="post" noValidate onSubmit={send}>
          <Notes form={form} message={message} />
          <ModeSection form={form} />
          <TimeSection form={form} />
          <GuestSection form={form} />
          <PaymentSection form={form} />
          <KitchenSection form={form} />
        </form>
      </div>
      <OrderSummary form={form} formId={formId} />
    </div>
  )
}

function Answered({ view: { isAutoAccepted, acceptMinutes } }: Pick<GuestFormState, 'view'>) {
  return isAutoAccepted ? (
    <Trans>The kitchen begins by itself.</Trans>
  ) : (
    <Trans>The kitchen answers within {acceptMinutes} min.</Trans>
  )
}

/** Why an order was not taken, and what is no longer as it was: before anything else. */
function Notes({ form, message }: { form: GuestFormState; message: string | undefined }) {
  const { closed, changes, tableProblem } = form.view
  const notes = [closed, tableProblem, ...changes].flatMap((note) => note?.message ?? [])
  return (
    <div aria-live="assertive">
      {(message !== undefined || notes.length > 0) && (
        <div
          className={
            message === undefined ? 'form-message form-message-quiet mt-7' : 'form-message mt-7'
          }
          id="guest-message"
          tabIndex={-1}
        >
          {message !== undefined && <p className="font-semibold">{message}</p>}
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      )}
    </div>
  )
}
