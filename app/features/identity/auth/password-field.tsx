import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { controlOf, FieldFrame, type FieldWords } from '#app/ui/field-frame.tsx'

interface PasswordFieldProps extends Omit<FieldWords, 'isOptional'> {
  name: string
  /** Tells the browser which password to fill in, or that it may offer a new one. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password, which can be looked at while it is typed; pasting is welcome. */
export function PasswordField({ label, hint, error, name, autoComplete }: PasswordFieldProps) {
  const { t } = useLingui()
  const id = useId()
  const [isShown, setIsShown] = useState(false)
  return (
    <FieldFrame {...{ id, label, hint, error }} isOptional={false}>
      <div className="password-field">
        <input
          {...controlOf(id, { hint, error, isOptional: false })}
          autoCapitalize="none"
          autoComplete={autoComplete}
          className="field-control"
          dir="ltr"
          name={name}
          spellCheck={false}
          type={isShown ? 'text' : 'password'}
        />
        <button
          aria-label={t`Show the password`}
          aria-pressed={isShown}
          className="icon-btn"
          onClick={() => setIsShown(!isShown)}
          type="button"
        >
          <Icon name={isShown ? 'eye-off' : 'eye'} />
        </button>
      </div>
    </FieldFrame>
  )
}
