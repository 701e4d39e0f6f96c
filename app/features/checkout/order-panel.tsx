import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { isOnline } from '#domain/checkout.ts'
import type { CheckoutView } from '#domain/checkout-view.schema.ts'
import { formatOre } from '#domain/money.ts'
import { Button } from '#app/ui/button.tsx'
import { ContentLink } from '#app/ui/content-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { OrderSums } from '#app/ui/order-sums.tsx'
import type { CartShown } from './cart-shown.ts'
import { formId } from './form-id.ts'
import { fullDelivery } from './full-delivery.ts'
import { deliveryOf, type FormValues } from './order-form.ts'
import { PanelLine } from './panel-line.tsx'
import type { PlacingState } from './use-placing.ts'

interface OrderPanelProps {
  view: CheckoutView
  values: FormValues
  cart: readonly CartShown[] | undefined
  isBehind: boolean
  placing: PlacingState
  onRemove: (lineId: string) => void
}

/** What is ordered and what it costs, with the button that obliges. After goods are removed the focus is on the rest. */
export function OrderPanel({ view, values, cart, isBehind, placing, onRemove }: OrderPanelProps) {
  const { t } = useLingui()
  const box = useRef<HTMLElement>(null)
  const full = fullDelivery(view, values)
  const isBlocked =
    view.minimum !== null || view.lines.some((line) => line.issue) || full !== undefined
  // What is being removed leaves at once, as it does in the cart.
  const lines = view.lines.filter(({ id }) => !isBehind || cart?.some((line) => line.id === id))
  const remove = (lineId: string) => {
    onRemove(lineId)
    box.current?.focus({ preventScroll: true })
  }
  return (
    <aside
      aria-label={t`Your order`}
      className="order-panel order-panel-beside"
      ref={box}
      tabIndex={-1}
    >
      <h2>
        <Trans>Your order</Trans>
        <ContentLink className="link" url="/cart">
          <Trans>Change</Trans>
        </ContentLink>
      </h2>
      <ul className="order-lines">
        {lines.map((line) => (
          <PanelLine key={line.id} line={line} onRemove={() => remove(line.id)} />
        ))}
      </ul>
      <Totals values={values} view={view} />
      {view.minimum && <Blocking>{view.minimum.message}</Blocking>}
      {full && <Blocking>{full.note}</Blocking>}
      <div className="needs-script">
        <Button
          aria-disabled={isBlocked || undefined}
          className="w-full"
          form={formId}
          isBusy={isBehind || placing === 'sending' || placing === 'retrying'}
          onClick={isBlocked ? (event) => event.preventDefault() : undefined}
          size="l"
          type="submit"
        >
          <Icon name="lock" size="s" />
          <span>
            <ButtonText values={values} view={view} />
          </span>
        </Button>
        <p aria-live="polite" className="fine">
          {placing === 'retrying' && (
            <Trans>Not sent yet, we are trying again. You cannot order twice by this.</Trans>
          )}
          {placing === 'unreachable' && (
            <Trans>
              We cannot reach the shop. Nothing was lost and nothing is ordered twice: press the
              button again in a moment.
            </Trans>
          )}
        </p>
      </div>
    </aside>
  )
}

function Totals({ view, values }: Pick<OrderPanelProps, 'view' | 'values'>) {
  const { t } = useLingui()
  const delivery = deliveryOf(view, values)
  return (
    <OrderSums
      freight={{ label: delivery?.name ?? t`Delivery`, ore: delivery?.priceOre ?? null }}
      itemsOre={view.itemsOre}
      totalOre={delivery?.totals.totalOre ?? view.itemsOre}
      vat={delivery?.totals.vat ?? []}
    />
  )
}

function ButtonText({ view, values }: Pick<OrderPanelProps, 'view' | 'values'>) {
  const total = formatOre(deliveryOf(view, values)?.totals.totalOre ?? view.itemsOre)
  const price = <bdi className="num">{total}</bdi>
  if (values.payment !== '' && isOnline(values.payment)) return <Trans>Buy and pay {price}</Trans>
  if (values.payment === 'invoice') return <Trans>Order on invoice {price}</Trans>
  if (values.payment === 'pay_on_delivery') return <Trans>Order, pay on delivery {price}</Trans>
  return <Trans>Order, pay at pick-up {price}</Trans>
}

function Blocking({ children }: { children: string }) {
  return (
    <p className="cart-line-issue mb-4">
      <Icon name="circle-alert" size="s" />
      <span>{children}</span>
    </p>
  )
}
