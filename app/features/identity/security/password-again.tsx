import { useLingui } from '@lingui/react/macro'
import { TextField } from '#app/ui/text-field.tsx'

interface PasswordAgainProps {
  value: string
  onChange: (password: string) => void
}

/** The password once more, in front of what it protects. */
export function PasswordAgain({ value, onChange }: PasswordAgainProps) {
  const { t } = useLingui()
  return (
    <TextField
      autoComplete="current-password"
      label={t`Password`}
      name="password"
      onChange={(event) => onChange(event.target.value)}
      type="password"
      value={value}
    />
  )
}
