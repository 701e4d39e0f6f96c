import { Trans, useLingui } from '@lingui/react/macro'
import type { ServiceMode } from '#domain/orderable.ts'
import { ChoiceCards } from '#app/ui/choice-cards.tsx'
import { guestFieldId } from './guest-form.ts'
import type { GuestFormState } from './use-guest-form.ts'

/** Eaten here or taken away: the VAT of the whole order goes by it. */
export function ModeSection({ form }: { form: GuestFormState }) {
  const { t } = useLingui()
  const { view, values, errors, change } = form
  const name = view.table?.name
  const labels: Record<ServiceMode, string> = { eat_in: t`Eat here`, pickup: t`Pick up` }
  return (
    <section className="step">
      <h2>
        <Trans>How will you eat?</Trans>
      </h2>
      <div id={guestFieldId('mode')} tabIndex={-1}>
        <ChoiceCards
          choices={view.modes.map((mode) => ({
            value: mode,
            label: labels[mode],
            ...(mode === 'eat_in' && name !== undefined
              ? { description: <Trans>Table {name}, from the code on the table</Trans> }
              : {}),
          }))}
          error={errors.mode}
          legend={t`How will you eat?`}
          legendLook="read-out"
          name="mode"
          onChange={(mode) => change({ mode: mode as ServiceMode })}
          value={values.mode}
        />
      </div>
      {values.mode === 'eat_in' && name === undefined && (
        <p className="pt-3 text-sm text-muted-foreground">
          <Trans>Scan the code on your table, or fetch your food when your number is called.</Trans>
        </p>
      )}
    </section>
  )
}
