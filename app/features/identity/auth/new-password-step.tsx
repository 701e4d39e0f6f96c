import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { authAddress } from './auth-address.ts'
import type { LinkStepProps } from './confirm-step.tsx'
import { FormNote } from './form-note.tsx'
import { PasswordField } from './password-field.tsx'
import { FocusedHeading } from './focused-heading.tsx'
import { typedIn } from './typed-in.ts'
import { useSending } from './use-sending.ts'

const names = ['password']

interface NewPasswordStepProps extends LinkStepProps {
  /** Where it is more than a new password: an invitation. */
  title?: ReactNode
  lede?: ReactNode
}

/** Sets a new password by a mailed link. It ends every session, and signs nobody in: that is done with the password. */
export function NewPasswordStep({ token, email, onSpent, title, lede }: NewPasswordStepProps) {
  const { t } = useLingui()
  const { form, isBusy, refusals, send } = useSending(names, onSpent)
  const [isSaved, setIsSaved] = useState(false)
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { password } = typedIn(event.currentTarget)
    if (await send('/auth/reset', { token, password })) setIsSaved(true)
  }
  if (isSaved) return <Saved />
  return (
    <form
      className="auth-form"
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      ref={form}
    >
      <h1>{title ?? <Trans>Choose a new password</Trans>}</h1>
      <p className="auth-lede">
        {lede ?? (
          <Trans>
            For <bdi>{email}</bdi>. You are signed out everywhere then.
          </Trans>
        )}
      </p>
      <FormNote refusals={refusals} />
      {/* For password managers: whose password it is. */}
      <input autoComplete="username" className="sr-only" readOnly tabIndex={-1} value={email} />
      <PasswordField
        autoComplete="new-password"
        error={refusals.fields['password']}
        hint={t`At least 10 characters. Several words are easy to remember.`}
        label={t`New password`}
        name="password"
      />
      <Button isBusy={isBusy} size="l" type="submit">
        <Trans>Save the password</Trans>
      </Button>
    </form>
  )
}

function Saved() {
  return (
    <div role="status">
      <FocusedHeading>
        <Trans>Your password is saved</Trans>
      </FocusedHeading>
      <p className="auth-lede">
        <Trans>Sign in with it now.</Trans>
      </p>
      <ButtonLink size="l" to={authAddress('sign-in')}>
        <Trans>Sign In</Trans>
      </ButtonLink>
    </div>
  )
}
