import { Trans, useLingui } from '@lingui/react/macro'
import { temperatures } from '#domain/catalog.ts'
import { readKroner, typedKroner } from '#domain/typed-money.ts'
import { plainDigits } from '#domain/plain-digits.ts'
import { RecordForm } from '#app/workspace/form/record-form.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useForm } from '#app/ui/use-form.ts'
import { temperatureNames } from './delivery-words.ts'
import type { DeliveryProps } from './shop-props.ts'
import { useDeliverySave } from './use-delivery-save.ts'

/** Whether a way of delivery is offered, what it carries, from which sum it is free, and how long it takes. */
export function DeliveryTermsForm({ delivery, canEdit, onChanged }: DeliveryProps) {
  const { t, i18n } = useLingui()
  const { id, rev, kind, isActive, freeFromOre } = delivery
  const saved = {
    isActive,
    temperatures: delivery.temperatures.join(' '),
    freeFromOre: freeFromOre === null ? '' : typedKroner(freeFromOre),
    cutOffHour: String(delivery.cutOffHour),
    leadDays: String(delivery.leadDays),
  }
  const form = useForm(saved, onChanged, rev)
  const { values } = form
  const save = useDeliverySave(id, form)
  const carried = values.temperatures.split(' ').filter(Boolean)
  const sent = () => ({
    isActive: values.isActive,
    temperatures: carried,
    freeFromOre: values.freeFromOre.trim() === '' ? null : (readKroner(values.freeFromOre) ?? -1),
    cutOffHour: wholeNumber(values.cutOffHour),
    leadDays: wholeNumber(values.leadDays),
  })
  // What was not touched may have changed elsewhere meanwhile.
  const changed = () =>
    Object.fromEntries(
      Object.entries(sent()).filter(([name]) => form.changed.some((it) => it === name)),
    )
  const figure = { autoComplete: 'off', dir: 'ltr', maxLength: 12 } as const
  return (
    <RecordForm
      canEdit={canEdit}
      isDirty={form.changed.length > 0}
      onCancel={form.reset}
      onSave={() => save(changed())}
      saving={form}
    >
      <h3>
        <Trans>Terms</Trans>
      </h3>
      <Checkbox
        checked={values.isActive}
        label={<Trans>Checkouts offer it</Trans>}
        name="isActive"
        onChange={({ target }) => form.change({ isActive: target.checked })}
      />
      <fieldset className="grid gap-2">
        <legend className="field-label mb-1.5">
          <Trans>What it carries</Trans>
        </legend>
        {temperatures.map((each, at) => (
          <Checkbox
            checked={carried.includes(each)}
            error={at === 0 ? form.field('temperatures').error : undefined}
            id={at === 0 ? form.field('temperatures').id : undefined}
            key={each}
            label={i18n._(temperatureNames[each])}
            name={each}
            onChange={({ target }) =>
              form.change({
                temperatures: temperatures
                  .filter((kept) => (kept === each ? target.checked : carried.includes(kept)))
                  .join(' '),
              })
            }
          />
        ))}
      </fieldset>
      {kind !== 'pickup' && (
        <TextField
          {...form.field('freeFromOre')}
          {...figure}
          hint={form.field('freeFromOre').hint ?? t`Goods with VAT. Empty: it always costs.`}
          inputMode="decimal"
          isOptional
          label={t`Free from, in kr`}
        />
      )}
      <TextField
        {...form.field('cutOffHour')}
        {...figure}
        hint={
          form.field('cutOffHour').hint ??
          t`Orders before this hour, on the clock in Norway, are worked on the same working day.`
        }
        inputMode="numeric"
        label={t`Orders before this hour`}
      />
      <TextField
        {...form.field('leadDays')}
        {...figure}
        hint={form.field('leadDays').hint ?? t`Weekends and public holidays do not count.`}
        inputMode="numeric"
        label={t`Working days until ready`}
      />
    </RecordForm>
  )
}

/** What is no number goes out as nothing, and comes back refused by name. */
function wholeNumber(typed: string): number | null {
  const digits = plainDigits(typed.trim())
  return /^\d{1,6}$/u.test(digits) ? Number(digits) : null
}
