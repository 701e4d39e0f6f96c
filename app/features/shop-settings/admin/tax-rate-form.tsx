import { Trans, useLingui } from '@lingui/react/macro'
import { addDays } from '#domain/oslo-time.ts'
import type { TaxRates } from '#domain/tax-rates.schema.ts'
import { changingClasses, readPercent } from '#domain/tax-rates.ts'
import { UnsavedGuard } from '#app/workspace/sheet/unsaved-guard.tsx'
import { callTwice } from '#app/platform/call-twice.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { notifyStaff } from '#app/ui/notify.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useForm } from '#app/ui/use-form.ts'
import { taxClassNames } from './tax-class-names.ts'

interface TaxRateFormProps {
  /** `YYYY-MM-DD`. */
  today: string
  onChanged: () => Promise<void>
}

/** A change of the law: which class, how much, and from which day on. */
export function TaxRateForm({ today, onChanged }: TaxRateFormProps) {
  const { t, i18n } = useLingui()
  const form = useForm({ class: 'food', percentBp: '', validFrom: '' }, onChanged)
  const { values } = form
  const add = async () => {
    const body = { percentBp: readPercent(values.percentBp) ?? null }
    // An address has no room for no day.
    const path = `/admin/tax-rates/${values.class}/${values.validFrom || '-'}`
    const done = await form.send((idempotencyKey) =>
      callTwice<TaxRates>(path, { method: 'PUT', body, idempotencyKey }),
    )
    if (!done) return
    form.change({ percentBp: '', validFrom: '' })
    notifyStaff.success(t`Saved`)
    await onChanged()
  }
  const isDirty = values.percentBp !== '' || values.validFrom !== ''
  return (
    <form
      className="ws-form max-w-[420px]"
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <UnsavedGuard isDirty={isDirty} isSaving={form.isBusy} />
      <h2>
        <Trans>New rate</Trans>
      </h2>
      <FormError text={form.message} />
      <SelectField {...form.field('class')} label={t`Class`}>
        {changingClasses.map((each) => (
          <option key={each} value={each}>
            {i18n._(taxClassNames[each])}
          </option>
        ))}
      </SelectField>
      <TextField
        {...form.field('percentBp')}
        autoComplete="off"
        dir="ltr"
        inputMode="decimal"
        label={t`Rate, in percent`}
        maxLength={8}
      />
      <TextField
        {...form.field('validFrom')}
        dir="ltr"
        label={t`From`}
        min={addDays(today, 1)}
        type="date"
      />
      <div>
        <Button isBusy={form.isBusy} type="submit">
          <Trans>Add the rate</Trans>
        </Button>
      </div>
    </form>
  )
}
