import { useLingui } from '@lingui/react/macro'
import { type Ground, grounds } from '#domain/sections.ts'
import { groundNames } from '#app/workspace/names/section-names.ts'
import { SelectField } from '#app/ui/select-field.tsx'

interface GroundFieldProps {
  value: Ground
  onChange: (ground: Ground) => void
}

/** What a section stands on: the page's paper, a tint, or the deep green. */
export function GroundField({ value, onChange }: GroundFieldProps) {
  const { t } = useLingui()
  return (
    <SelectField
      label={t`Background`}
      onChange={({ target }) => {
        const ground = grounds.find((each) => each === target.value)
        if (ground) onChange(ground)
      }}
      value={value}
    >
      {grounds.map((ground) => (
        <option key={ground} value={ground}>
          {t(groundNames[ground])}
        </option>
      ))}
    </SelectField>
  )
}
