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
export function DegreesField({ label, value, most: limit, onChange }: DegreesFieldProps) {
  const { t, i18n } = useLingui()
  const [typed, setTyped] = useState(String(value))
  const degrees = degreesIn(typed)
  const isWrong = degrees === undefined || Math.abs(degrees) > limit
  // As the language writes them: right to left a bare minus stands behind its number.
  const [least, most] = [i18n.number(-limit), i18n.number(limit)]
  return (
    <TextField
      dir="ltr"
      error={isWrong ? t`A number between ${least} and ${most}.` : undefined}
      inputMode="decimal"
      label={label}
      onChange={({ target }) => {
        setTyped(target.value)
        const next = degreesIn(target.value)
        if (next !== undefined && Math.abs(next) <= limit) onChange(next)
      }}
      value={typed}
    />
  )
}

/** Also with the minus, and the mark before it, that the limits are told with. */
function degreesIn(typed: string): number | undefined {
  const text = typed.replaceAll('\u200e', '').trim().replace('−', '-').replace(',', '.')
  return /^-?\d{1,3}(?:\.\d{1,8})?$/u.test(text) ? Number(text) : undefined
}
