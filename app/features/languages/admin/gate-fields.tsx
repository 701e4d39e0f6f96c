import { Trans, useLingui } from '@lingui/react/macro'
import { coverageAreas } from '#domain/languages.schema.ts'
import { TextField } from '#app/ui/text-field.tsx'
import type { Form } from '#app/ui/use-form.ts'
import { areaWords } from './area-words.ts'
import type { GateValues } from './gate-values.ts'

/** How much must be translated before a language is shown: of every area, and of those that want more or less. */
export function GateFields({ form }: { form: Pick<Form<GateValues>, 'field' | 'values'> }) {
  const { t, i18n } = useLingui()
  const number = { inputMode: 'numeric', max: 100, min: 0, type: 'number' } as const
  return (
    <>
      <TextField
        {...form.field('gatePercent')}
        {...number}
        hint={t`So much of every area must be translated before visitors see the language.`}
        label={t`Needed, in percent`}
      />
      <fieldset className="ws-titles">
        <legend className="field-label">
          <Trans>Of an area that needs more or less</Trans>
        </legend>
        {coverageAreas.map((area) => (
          <TextField
            key={area}
            {...form.field(`areaGates.${area}`)}
            {...number}
            isOptional
            label={i18n._(areaWords[area])}
            placeholder={form.values.gatePercent}
          />
        ))}
      </fieldset>
    </>
  )
}
