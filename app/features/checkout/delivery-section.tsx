import { Trans, useLingui } from '@lingui/react/macro'
import { isPostcode } from '#domain/contact.schema.ts'
import type { CheckoutView, DeliveryView } from '#domain/checkout-view.schema.ts'
import { plainDigits } from '#domain/plain-digits.ts'
import { type Choice, ChoiceCards } from '#app/ui/choice-cards.tsx'
import { Pills } from '#app/ui/pills.tsx'
import { Price } from '#app/ui/price.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { isAnswered } from './field-errors.ts'
import { fieldId } from './field-summary.tsx'
import { fullDelivery } from './full-delivery.ts'
import { NoTimes } from './no-times.tsx'
import { canChoose, deliveryOf, type FormValues } from './order-form.ts'
import { boundTo, type SectionProps } from './section.ts'

/** How the goods reach the buyer, where, and when. */
export function DeliverySection({
  form,
  view,
  onPostcode,
}: SectionProps & { onPostcode: (postcode: string) => void }) {
  const { t } = useLingui()
  const { values, errors, change } = form
  const delivery = deliveryOf(view, values)
  return (
    <section className="step">
      <h2>
        <Trans>Delivery</Trans>
      </h2>
      <div className="step-fields">
        <div id={fieldId('methodId')} tabIndex={-1}>
          <ChoiceCards
            choices={view.deliveries.map((each) => choiceOf(each, view, values))}
            error={errors.methodId}
            legend={t`Way of delivery`}
            legendLook="read-out"
            name="methodId"
            onChange={(methodId) => change({ methodId, ...againAsked(values) })}
            value={values.methodId}
          />
        </div>
        {delivery && delivery.kind !== 'pickup' && (
          <AddressFields form={form} onPostcode={onPostcode} view={view} />
        )}
        <Times form={form} view={view} />
      </div>
    </section>
  )
}

/** What another way of delivery asks anew: what was wrong with it is not said any more. */
function againAsked({ shippingKind, date, fromMinute, payment }: FormValues): Partial<FormValues> {
  return { shippingKind, date, fromMinute, payment }
}

function choiceOf(delivery: DeliveryView, view: CheckoutView, values: FormValues): Choice {
  const { id, name, description, note, priceOre, reason, payments } = delivery
  const isUnpayable = payments[values.buyerKind].length === 0
  const isWaiting = reason === 'postcode_wanted' || reason === 'area'
  return {
    value: id,
    label: name,
    isDisabled: !canChoose(delivery, values.buyerKind),
    description: (
      <>
        <span>{description}</span>{' '}
        <span className="block font-semibold">
          {reason === null && isUnpayable ? view.businessOnlyText : note}
        </span>
      </>
    ),
    ...(priceOre === null || isUnpayable || isWaiting ? {} : { figure: figureOf(priceOre) }),
  }
}

function figureOf(priceOre: number) {
  return priceOre === 0 ? <Trans>Free</Trans> : <Price ore={priceOre} />
}

function AddressFields({
  form,
  view,
  onPostcode,
}: SectionProps & { onPostcode: (postcode: string) => void }) {
  const { t } = useLingui()
  const { values, errors } = form
  const postcode = boundTo(form, 'postcode')
  const delivery = deliveryOf(view, values)
  const isElsewhere = delivery?.reason === 'area' && isAnswered(values, view)
  return (
    <>
      <TextField
        {...boundTo(form, 'street')}
        autoComplete="street-address"
        dir="auto"
        label={t`Street and number`}
      />
      <div className="step-fields-post">
        <TextField
          {...postcode}
          autoComplete="postal-code"
          dir="ltr"
          error={errors.postcode ?? (isElsewhere ? delivery.note : undefined)}
          inputMode="numeric"
          label={t`Postcode`}
          maxLength={10}
          onChange={(event) => {
            postcode.onChange(event)
            // One that is not whole any more is reported, too: what was answered is about another.
            if (isWhole(event.target.value) || isWhole(values.postcode))
              onPostcode(event.target.value)
          }}
        />
        <TextField
          {...boundTo(form, 'city')}
          autoComplete="address-level2"
          dir="auto"
          label={t`City`}
          readOnly={view.city !== null && values.shippingKind === 'own_van'}
        />
      </div>
    </>
  )
}

/** The days and times, or that there are none: in one place, so that the focus stays where the last time was taken. */
function Times({ form, view }: SectionProps) {
  const delivery = deliveryOf(view, form.values)
  const full = fullDelivery(view, form.values)
  if (!full && !delivery?.days.length) return null
  return (
    <div className="step-fields" id={fieldId('date')} tabIndex={-1}>
      {full ? (
        <NoTimes form={form} note={full.note} view={view} />
      ) : (
        delivery && <TimeFields delivery={delivery} form={form} />
      )}
    </div>
  )
}

function isWhole(postcode: string): boolean {
  return isPostcode(plainDigits(postcode.trim()))
}

function TimeFields({ delivery, form }: { delivery: DeliveryView; form: SectionProps['form'] }) {
  const { t } = useLingui()
  const { values, errors, change } = form
  // Who chooses a time has chosen its way: no other one is put in its place once it is full.
  const { methodId } = values
  const day = delivery.days.find(({ date }) => date === values.date)
  return (
    <>
      <Pills
        legend={t`Day`}
        name="date"
        onChange={(date) => change({ methodId, date, fromMinute: values.fromMinute })}
        pills={delivery.days.map(({ date, text, slots }) => ({
          value: date,
          label: text,
          isDisabled: slots.every(({ isFull }) => isFull),
        }))}
        value={values.date}
      />
      <Pills
        error={errors.date}
        legend={t`Time`}
        name="fromMinute"
        onChange={(minute) => change({ methodId, date: values.date, fromMinute: Number(minute) })}
        pills={(day?.slots ?? []).map(({ fromMinute, text, isFull }) => ({
          value: String(fromMinute),
          label: <bdi className="num">{text}</bdi>,
          isDisabled: isFull,
        }))}
        value={String(values.fromMinute ?? '')}
      />
    </>
  )
}
