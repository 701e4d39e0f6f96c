import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { SignInAnswer } from '#domain/auth.schema.ts'
import type { ErrorCode } from '#domain/errors.ts'
import { Button } from '#app/ui/button.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { authAddress } from './auth-address.ts'
import { EmailField } from './email-field.tsx'
import { FormNote } from './form-note.tsx'
import { PasskeyButton } from '#app/features/identity/security/passkey-button.tsx'
import { PasswordField } from './password-field.tsx'
import { SendAgain } from './send-again.tsx'
import type { OnSignedIn } from './use-second-step.tsx'
import { typedIn } from './typed-in.ts'
import { useSending } from './use-sending.ts'

const names = ['email', 'password']

interface SignInFormProps {
  next: string | undefined
  onAnswer: (answer: SignInAnswer) => void
  onSignedIn: OnSignedIn
}

/**
 * By address and password. One sentence for both when they do not fit, and the same way out for who waits for a confirmation, so
 * that nobody learns who has an account.
 */
export function SignInForm({ next, onAnswer, onSignedIn }: SignInFormProps) {
  const { t } = useLingui()
  const { form, isBusy, refusals, send } = useSending(names)
  const [email, setEmail] = useState('')
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = typedIn(event.currentTarget)
    setEmail(typed['email'] ?? '')
    const answer = await send<SignInAnswer>('/auth/sign-in', typed)
    if (answer) onAnswer(answer)
  }
  return (
    <form
      className="auth-form"
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      ref={form}
    >
      <FormNote refusals={refusals}>
        {refusals.error && <WayOut code={refusals.error.code} email={email} next={next} />}
      </FormNote>
      <EmailField autoComplete="username" error={refusals.fields['email']} />
      <PasswordField
        autoComplete="current-password"
        error={refusals.fields['password']}
        label={t`Password`}
        name="password"
      />
      <p className="auth-aside">
        <Forgotten next={next} />
      </p>
      <Button isBusy={isBusy} size="l" type="submit">
        <Trans>Sign In</Trans>
      </Button>
      <PasskeyButton className="w-full" onDone={(answer) => void onSignedIn(answer)} size="l" />
    </form>
  )
}

interface WayOutProps {
  code: ErrorCode
  email: string
  next: string | undefined
}

/** What can be done about a refusal: a mail that is not confirmed is sent again; tries that ran out leave the mailbox. */
function WayOut({ code, email, next }: WayOutProps) {
  if (code === 'too_many_tries')
    return (
      <p>
        <Trans>You can set a new password at once:</Trans> <Forgotten next={next} />
      </p>
    )
  return (
    <>
      <p>
        <Trans>Just signed up? Confirm your e-mail first.</Trans>
      </p>
      <SendAgain email={email} />
    </>
  )
}

function Forgotten({ next }: { next: string | undefined }) {
  return (
    <PageLink className="inline-link" to={authAddress('recover', next)}>
      <Trans>Forgot your password?</Trans>
    </PageLink>
  )
}
