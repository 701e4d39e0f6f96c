import { useLingui } from '@lingui/react/macro'
import { TextField } from '#app/ui/text-field.tsx'

interface EmailFieldProps {
  error: string | undefined
  /** `username` where it stands beside a password, so that password managers find both. */
  autoComplete: 'username' | 'email'
  defaultValue?: string | undefined
}

/** The address that somebody signs in with. */
export function EmailField(props: EmailFieldProps) {
  const { t } = useLingui()
  return (
    <TextField
      {...props}
      autoCapitalize="none"
      dir="ltr"
      inputMode="email"
      label={t`E-mail`}
      name="email"
      spellCheck={false}
      type="email"
    />
  )
}
