import { Trans, useLingui } from '@lingui/react/macro'
import type { DishPayment } from '#domain/checkout.ts'
import { ChoiceCards } from '#app/ui/choice-cards.tsx'
import { guestFieldId, paymentIn } from './guest-form.ts'
import type { GuestFormState } from './use-guest-form.ts'

/** At the counter or now: asked where there is a choice. */
export function PaymentSection({ form }: { form: GuestFormState }) {
  const { t } = useLingui()
  const { view, values, errors, change } = form
  if (view.payments.length < 2) return null
  return (
    <section className="step">
      <h2>
        <Trans>Payment</Trans>
      </h2>
      <div id={guestFieldId('payment')} tabIndex={-1}>
        <ChoiceCards
          choices={view.payments.map(({ method, ...words }) => ({ value: method, ...words }))}
          error={errors.payment}
          legend={t`Way of paying`}
          legendLook="read-out"
          name="payment"
          onChange={(payment) => change({ payment: payment as DishPayment })}
          value={paymentIn(view, values.payment)}
        />
      </div>
    </section>
  )
}
