import { Trans, useLingui } from '@lingui/react/macro'
import { isOnline } from '#domain/checkout.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { bound } from './bound.ts'
import { paymentIn } from './guest-form.ts'
import type { GuestFormState } from './use-guest-form.ts'

/** Who orders, and how they are reached. A guest who eats here needs to leave nothing but a name. */
export function GuestSection({ form }: { form: GuestFormState }) {
  const { t } = useLingui()
  const isHere = form.values.mode === 'eat_in'
  const isPaidNow = isOnline(paymentIn(form.view, form.values.payment))
  return (
    <section className="step">
      <h2>
        <Trans>Who are you?</Trans>
      </h2>
      <div className="step-fields">
        <div className="step-fields step-fields-pair">
          <TextField
            {...bound(form, 'name')}
            autoComplete="given-name"
            dir="auto"
            hint={isHere ? t`We say it when we bring the food.` : t`We write it on the bag.`}
            label={t`Name`}
            maxLength={40}
          />
          <TextField
            {...bound(form, 'phone')}
            autoComplete="tel"
            dir="ltr"
            hint={t`Only if we have to ask.`}
            isOptional={isHere}
            label={t`Phone`}
            type="tel"
          />
        </div>
        <TextField
          {...bound(form, 'email')}
          autoComplete="email"
          dir="ltr"
          hint={t`For the confirmation, with the link that follows your order.`}
          inputMode="email"
          isOptional={isHere && !isPaidNow}
          label={t`E-mail`}
          type="email"
        />
      </div>
    </section>
  )
}
