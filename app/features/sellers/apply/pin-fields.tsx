import { Trans, useLingui } from '@lingui/react/macro'
import { PinMap } from '#app/features/sellers/pin-map.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { pinText, readPin } from './pin-text.ts'
import type { PlaceValues } from './place-values.ts'
import type { useStep } from './use-step.tsx'

/** The pin on the map, and the same in coordinates: who sees no map types them. */
export function PinFields({ form }: { form: ReturnType<typeof useStep<PlaceValues>> }) {
  const { t } = useLingui()
  const pin = readPin(form.values.pin)
  return (
    <div className="mt-5 grid gap-4">
      {pin && (
        <PinMap
          label={t`Your entrance`}
          lat={pin.lat}
          lng={pin.lng}
          onMove={(lat, lng) => form.change({ pin: pinText({ lat, lng }) })}
        />
      )}
      <TextField
        {...form.field('pin')}
        autoComplete="off"
        className="max-w-80"
        dir="ltr"
        hint={form.hintAt('pin', t`Follows the pin. North first, then east.`)}
        inputMode="text"
        label={t`Coordinates`}
        placeholder="60.39299, 5.32415"
      />
      <Checkbox
        {...form.part('isPinSet')}
        checked={form.values.isPinSet}
        label={t`The pin stands at our entrance.`}
        onChange={({ target }) => form.change({ isPinSet: target.checked })}
      />
      {!pin && (
        <p className="field-hint">
          <Trans>The map comes with the postcode.</Trans>
        </p>
      )}
    </div>
  )
}
