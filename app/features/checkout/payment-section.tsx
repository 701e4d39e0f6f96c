import { Trans, useLingui } from '@lingui/react/macro'
import type { PaymentMethod } from '#domain/checkout.ts'
import { ChoiceCards } from '#app/ui/choice-cards.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { fieldId } from './field-summary.tsx'
import { deliveryOf } from './order-form.ts'
import { boundTo, type SectionProps } from './section.ts'

/** How it is paid: what the buyer and the delivery allow. */
export function PaymentSection({ form, view }: SectionProps) {
  const { t } = useLingui()
  const { values, errors, change } = form
  const payments = deliveryOf(view, values)?.payments[values.buyerKind] ?? []
  return (
    <section className="step">
      <h2>
        <Trans>Payment</Trans>
      </h2>
      <div className="step-fields">
        <div id={fieldId('payment')} tabIndex={-1}>
          <ChoiceCards
            choices={payments.map((payment) => ({
              value: payment,
              label: view.payments[payment]?.label,
              description: view.payments[payment]?.description,
            }))}
            error={errors.payment}
            legend={t`Way of paying`}
            legendLook="read-out"
            name="payment"
            onChange={(payment) => change({ payment: payment as PaymentMethod })}
            value={values.payment}
          />
        </div>
        {values.payment === 'invoice' && (
          <TextField
            {...boundTo(form, 'invoiceAddress')}
            dir="ltr"
            hint={t`Peppol id or e-mail. Left empty, it goes to the organisation number.`}
            isOptional
            label={t`Where the invoice goes`}
            placeholder={`0192:${values.orgNo.replaceAll(/\D/gu, '') || '…'}`}
          />
        )}
      </div>
    </section>
  )
}
