import { Trans, useLingui } from '@lingui/react/macro'
import { restaurantStatuses } from '#domain/admin-restaurants.schema.ts'
import { longestCity, longestStreet } from '#domain/contact.schema.ts'
import { halfRules } from '#domain/dish-price.ts'
import { typedKroner } from '#domain/typed-money.ts'
import { RecordForm } from '#app/workspace/form/record-form.tsx'
import { TintField } from '#app/workspace/form/tint-field.tsx'
import { typedOreOrNone, typedWhole } from '#app/workspace/form/typed-number.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Form } from '#app/ui/use-form.ts'
import type { RestaurantProps } from './restaurant-props.ts'
import { stateNames } from './restaurant-state.tsx'
import { useRestaurantForm } from './use-restaurant-form.ts'

/** Where a restaurant is, whether guests see it, and how it takes orders. */
export function RestaurantFactsForm({ restaurant, canEdit, onChanged }: RestaurantProps) {
  const saved = savedFacts(restaurant)
  const { form, frame } = useRestaurantForm({
    ...{ restaurant, onChanged, saved, method: 'PATCH', part: '' },
    // What was not touched may have changed elsewhere meanwhile.
    bodyOf: ({ values, changed }) => {
      const sent: Record<string, unknown> = sentFacts(values)
      return Object.fromEntries(changed.map((name) => [name, sent[name]]))
    },
  })
  return (
    <RecordForm {...frame} canEdit={canEdit}>
      <PlaceFields form={form} />
      <TermsFields form={form} />
      <HalvesFields form={form} />
    </RecordForm>
  )
}

type Facts = ReturnType<typeof savedFacts>
interface FieldsProps {
  form: Form<Facts>
}

function savedFacts(restaurant: RestaurantProps['restaurant']) {
  const { status, slug, street, postcode, city, phone, tint, hasEatIn, hasPickup } = restaurant
  const { leadMinutes, slotMinutes, slotPoints, isAutoAccepted, acceptMinutes, daysAhead } =
    restaurant
  return {
    ...{ status: status as string, slug, street, postcode, city, phone, tint: tint as string },
    ...{ hasEatIn, hasPickup, isAutoAccepted },
    leadMinutes: String(leadMinutes),
    slotMinutes: String(slotMinutes),
    slotPoints: String(slotPoints),
    acceptMinutes: String(acceptMinutes),
    daysAhead: String(daysAhead),
    halfRule: restaurant.halfRule as string,
    halfSurchargeOre: typedKroner(restaurant.halfSurchargeOre),
    halfToppingBp: typedKroner(restaurant.halfToppingBp),
  }
}

/** Numbers as numbers; what is none stays as it is typed, and comes back refused at its field. */
function sentFacts(values: Facts) {
  return {
    ...values,
    leadMinutes: typedWhole(values.leadMinutes),
    slotMinutes: typedWhole(values.slotMinutes),
    slotPoints: typedWhole(values.slotPoints),
    acceptMinutes: typedWhole(values.acceptMinutes),
    daysAhead: typedWhole(values.daysAhead),
    halfSurchargeOre: typedOreOrNone(values.halfSurchargeOre),
    // A hundredth of a percent is a basis point, as a hundredth of a krone is an øre.
    halfToppingBp: typedOreOrNone(values.halfToppingBp),
  }
}

function PlaceFields({ form }: FieldsProps) {
  const { t, i18n } = useLingui()
  return (
    <>
      <SelectField
        {...form.field('status')}
        hint={form.field('status').hint ?? t`Orders that are placed go on, whoever sees it.`}
        label={t`State`}
      >
        {restaurantStatuses.map((each) => (
          <option key={each} value={each}>
            {i18n._(stateNames[each])}
          </option>
        ))}
      </SelectField>
      <TextField
        {...form.field('slug')}
        autoCapitalize="none"
        autoComplete="off"
        dir="ltr"
        hint={
          form.field('slug').hint ??
          t`The address it had leads to the new one. Cards on tables lead to it, too.`
        }
        label={t`Address of its menu`}
        spellCheck={false}
      />
      <TextField
        {...form.field('street')}
        autoComplete="off"
        dir="auto"
        label={t`Street and number`}
        maxLength={longestStreet}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...form.field('postcode')}
          autoComplete="off"
          dir="ltr"
          inputMode="numeric"
          label={t`Postcode`}
        />
        <TextField
          {...form.field('city')}
          autoComplete="off"
          dir="auto"
          label={t`City`}
          maxLength={longestCity}
        />
      </div>
      <TextField
        {...form.field('phone')}
        autoComplete="off"
        dir="ltr"
        inputMode="tel"
        label={t`Phone`}
      />
      <TintField onChange={(tint) => form.change({ tint })} value={form.values.tint} />
    </>
  )
}

function TermsFields({ form }: FieldsProps) {
  const { t } = useLingui()
  const { values } = form
  const figure = { autoComplete: 'off', dir: 'ltr', inputMode: 'numeric', maxLength: 6 } as const
  return (
    <>
      <h3>
        <Trans>How it takes orders</Trans>
      </h3>
      <Checkbox
        checked={values.hasEatIn}
        error={form.field('hasEatIn').error}
        id={form.field('hasEatIn').id}
        label={<Trans>Guests eat here</Trans>}
        name="hasEatIn"
        onChange={({ target }) => form.change({ hasEatIn: target.checked })}
      />
      <Checkbox
        checked={values.hasPickup}
        error={form.field('hasPickup').error}
        id={form.field('hasPickup').id}
        label={<Trans>Guests pick up</Trans>}
        name="hasPickup"
        onChange={({ target }) => form.change({ hasPickup: target.checked })}
      />
      <Checkbox
        checked={values.isAutoAccepted}
        label={<Trans>Orders are accepted without somebody who says so</Trans>}
        name="isAutoAccepted"
        onChange={({ target }) => form.change({ isAutoAccepted: target.checked })}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...form.field('leadMinutes')}
          {...figure}
          hint={form.field('leadMinutes').hint ?? t`When nothing else is to be made.`}
          label={t`Minutes until food is ready`}
        />
        <TextField
          {...form.field('acceptMinutes')}
          {...figure}
          hint={form.field('acceptMinutes').hint ?? t`Then an unanswered order has expired.`}
          label={t`Minutes to answer an order`}
        />
        <TextField
          {...form.field('slotMinutes')}
          {...figure}
          hint={form.field('slotMinutes').hint ?? t`Orders that are placed keep their time.`}
          label={t`Minutes from one time to the next`}
        />
        <TextField
          {...form.field('slotPoints')}
          {...figure}
          hint={form.field('slotPoints').hint ?? t`Each dish takes as many as it says.`}
          label={t`Points the kitchen makes in that time`}
        />
        <TextField
          {...form.field('daysAhead')}
          {...figure}
          hint={form.field('daysAhead').hint ?? t`From 1 to 14.`}
          label={t`Days ahead one can order for`}
        />
      </div>
    </>
  )
}

function HalvesFields({ form }: FieldsProps) {
  const { t } = useLingui()
  const kroner = { autoComplete: 'off', dir: 'ltr', inputMode: 'decimal', maxLength: 12 } as const
  const names = {
    highest: t`The price of the dearer half`,
    average: t`The middle of both prices`,
    own_price: t`The price of the dish itself`,
  }
  return (
    <>
      <h3>
        <Trans>A dish of two halves</Trans>
      </h3>
      <SelectField {...form.field('halfRule')} label={t`What it costs`}>
        {halfRules.map((rule) => (
          <option key={rule} value={rule}>
            {names[rule]}
          </option>
        ))}
      </SelectField>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...form.field('halfSurchargeOre')}
          {...kroner}
          hint={form.field('halfSurchargeOre').hint ?? t`With VAT, in kr.`}
          label={t`Surcharge`}
        />
        <TextField
          {...form.field('halfToppingBp')}
          {...kroner}
          hint={form.field('halfToppingBp').hint ?? t`In % of what it costs on the whole dish.`}
          label={t`A topping on one half`}
        />
      </div>
    </>
  )
}
