import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SelectField } from '#app/ui/select-field.tsx'

interface QuantitySelectProps {
  label: ReactNode
  from: number
  to: number
  value: number
  onChange: (value: number) => void
  error?: string | undefined
}

/** How many, of no more than there are: nothing else can be chosen. */
export function QuantitySelect({ label, from, to, value, onChange, error }: QuantitySelectProps) {
  const { i18n } = useLingui()
  return (
    <SelectField
      error={error}
      label={label}
      onChange={({ target }) => onChange(Number(target.value))}
      value={value}
    >
      {Array.from({ length: to - from + 1 }, (_, at) => (
        <option key={at} value={from + at}>
          {i18n.number(from + at)}
        </option>
      ))}
    </SelectField>
  )
}
