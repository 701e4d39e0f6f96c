import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import type { LinkStepProps } from './confirm-step.tsx'
import { FormNote } from './form-note.tsx'
import { FocusedHeading } from './focused-heading.tsx'
import { noFields, useSending } from './use-sending.ts'

/** Puts the new address of who is signed in in force. */
export function ChangeEmailStep({ token, email, onSpent }: LinkStepProps) {
  const { form, isBusy, refusals, send } = useSending(noFields, onSpent)
  const [isChanged, setIsChanged] = useState(false)
  if (isChanged)
    return (
      <div role="status">
        <FocusedHeading>
          <Trans>Your address is changed</Trans>
        </FocusedHeading>
        <p className="auth-lede">
          <Trans>
            From now on you sign in with <bdi>{email}</bdi>.
          </Trans>
        </p>
        <ButtonLink size="l" to="/account">
          <Trans>My account</Trans>
        </ButtonLink>
      </div>
    )
  return (
    <form
      className="auth-form"
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        void send('/auth/change-email', { token }).then((answer) => answer && setIsChanged(true))
      }}
      ref={form}
    >
      <h1>
        <Trans>Change your address</Trans>
      </h1>
      <p className="auth-lede">
        <Trans>
          Your account will be under <bdi>{email}</bdi>.
        </Trans>
      </p>
      <FormNote refusals={refusals}>
        {refusals.error?.code === 'signed_out' && <SignInFirst />}
      </FormNote>
      <Button isBusy={isBusy} size="l" type="submit">
        <Trans>Change the address</Trans>
      </Button>
    </form>
  )
}

/** In a tab of its own: this one holds the link, which stands nowhere else. */
export function SignInFirst() {
  return (
    <p>
      <ButtonLink size="s" target="_blank" to="/auth" variant="outline">
        <Trans>Sign In</Trans>
      </ButtonLink>
    </p>
  )
}
