import { Trans } from '@lingui/react/macro'
import type { SignInAnswer } from '#domain/auth.schema.ts'
import { Button } from '#app/ui/button.tsx'
import { FormNote } from './form-note.tsx'
import { noFields, useSending } from './use-sending.ts'

export interface LinkStepProps {
  token: string
  /** Whom the link was mailed to. */
  email: string
  /** The link was spent in between, elsewhere. */
  onSpent: () => void
}

/** Confirms the address of a sign-up, and signs in. */
export function ConfirmStep({
  token,
  email,
  onSpent,
  onAnswer,
}: LinkStepProps & { onAnswer: (answer: SignInAnswer) => void }) {
  const { form, isBusy, refusals, send } = useSending(noFields, onSpent)
  return (
    <form
      className="auth-form"
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        void send<SignInAnswer>('/auth/confirm', { token }).then(
          (answer) => answer && onAnswer(answer),
        )
      }}
      ref={form}
    >
      <h1>
        <Trans>Confirm your address</Trans>
      </h1>
      <p className="auth-lede">
        <Trans>
          <bdi>{email}</bdi> is yours? Then your account is ready, and we sign you in.
        </Trans>
      </p>
      <FormNote refusals={refusals} />
      <Button isBusy={isBusy} size="l" type="submit">
        <Trans>Confirm and sign in</Trans>
      </Button>
    </form>
  )
}
