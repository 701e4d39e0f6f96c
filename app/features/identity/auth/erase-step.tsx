import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { signOut } from '#app/platform/session.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { SignInFirst } from './change-email-step.tsx'
import type { LinkStepProps } from './confirm-step.tsx'
import { FormNote } from './form-note.tsx'
import { FocusedHeading } from './focused-heading.tsx'
import { noFields, useSending } from './use-sending.ts'

/** Deletes the account of who is signed in: the link stands for the password that it has not. */
export function EraseStep({ token, email, onSpent }: LinkStepProps) {
  const { form, isBusy, refusals, send } = useSending(noFields, onSpent)
  const [isErased, setIsErased] = useState(false)
  const erase = async () => {
    const erased = await send('/account/erase', { proof: token })
    if (!erased) return
    setIsErased(true)
    // The session went with the account; the browser forgets both.
    await signOut()
  }
  if (isErased)
    return (
      <div role="status">
        <FocusedHeading>
          <Trans>Your account is deleted</Trans>
        </FocusedHeading>
        <div className="auth-actions">
          <ButtonLink size="l" to="/">
            <Trans>To the home page</Trans>
          </ButtonLink>
        </div>
      </div>
    )
  return (
    <form
      className="auth-form"
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        void erase()
      }}
      ref={form}
    >
      <h1>
        <Trans>Delete your account for good?</Trans>
      </h1>
      <p className="auth-lede">
        <bdi>{email}</bdi>
      </p>
      <p className="auth-lede">
        <Trans>This cannot be undone.</Trans>
      </p>
      <FormNote refusals={refusals}>
        {refusals.error?.code === 'signed_out' && <SignInFirst />}
      </FormNote>
      <Button className="btn-danger" isBusy={isBusy} size="l" type="submit">
        <Trans>Delete the account</Trans>
      </Button>
    </form>
  )
}
