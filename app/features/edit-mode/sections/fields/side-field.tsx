import { useLingui } from '@lingui/react/macro'
import { sideNames } from '#app/workspace/names/section-names.ts'
import { SelectField } from '#app/ui/select-field.tsx'

interface SideFieldProps {
  value: 'start' | 'end'
  onChange: (side: 'start' | 'end') => void
}

/** On which side of its words a picture stands. */
export function SideField({ value, onChange }: SideFieldProps) {
  const { t } = useLingui()
  return (
    <SelectField
      label={t`Where the picture stands`}
      onChange={({ target }) => onChange(target.value === 'end' ? 'end' : 'start')}
      value={value}
    >
      <option value="start">{t(sideNames.start)}</option>
      <option value="end">{t(sideNames.end)}</option>
    </SelectField>
  )
}
