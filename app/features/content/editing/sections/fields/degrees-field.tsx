import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { TextField } from '#app/ui/text-field.tsx'

interface DegreesFieldProps {
  label: ReactNode
  value: number
  /** The largest that makes sense, north and south or east and west. */
  most: number
  onChange: (degrees: number) => void
}

/** Degrees as maps write them, with a point or a comma. */
export function DegreesField({ label, value, most, onChange }: DegreesFieldProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(String(value))
  const degrees = degreesIn(typed)
  const least = -most
  const isWrong = degrees === undefined || Math.abs(degrees) > most
  return (
    <TextField
      dir="ltr"
      error={isWrong ? t`A number between ${least} and ${most}.` : undefined}
      inputMode="decimal"
      label={label}
      onChange={({ target }) => {
        setTyped(target.value)
        const next = degreesIn(target.value)
        if (next !== undefined && Math.abs(next) <= most) onChange(next)
      }}
      value={typed}
    />
  )
}

function degreesIn(typed: string): number | undefined {
  const text = typed.trim().replace(',', '.')
  return /^-?\d{1,3}(?:\.\d{1,8})?$/u.test(text) ? Number(text) : undefined
}
