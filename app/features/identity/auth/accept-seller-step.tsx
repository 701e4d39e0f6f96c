import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { hasSignedInHint } from '#app/platform/signed-in-hint.ts'
import { useSession } from '#app/platform/use-session.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import type { LinkStepProps } from './confirm-step.tsx'
import { FocusedHeading } from './focused-heading.tsx'
import { FormNote } from './form-note.tsx'
import { SignInHere } from './sign-in-here.tsx'
import { noFields, useSending } from './use-sending.ts'

/** Gives a seller into the hands of the account that it was offered to; without a session its owner signs in here first. */
export function AcceptSellerStep({ token, email, onSpent }: LinkStepProps) {
  const { user } = useSession()
  const { form, isBusy, refusals, send } = useSending(noFields, onSpent)
  const [isTaken, setIsTaken] = useState(false)
  const isRefused = refusals.error?.code === 'signed_out'
  const isSignedIn = user ? true : !isRefused && hasSignedInHint()
  if (isTaken) return <Taken />
  if (!isSignedIn)
    return (
      <SignInHere>
        <h1>
          <Trans>You are invited</Trans>
        </h1>
        <p className="auth-lede">
          <Trans>
            Sign in as <bdi>{email}</bdi> to look after your page on our map of sellers.
          </Trans>
        </p>
      </SignInHere>
    )
  return (
    <form
      className="auth-form"
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        void send('/seller/invitation', { token }).then((answer) => answer && setIsTaken(true))
      }}
      ref={form}
    >
      <h1>
        <Trans>You are invited</Trans>
      </h1>
      <p className="auth-lede">
        <Trans>
          With the account <bdi>{email}</bdi> you look after opening hours, goods and story of your
          place of sale.
        </Trans>
      </p>
      <FormNote refusals={refusals} />
      <Button isBusy={isBusy} size="l" type="submit">
        <Trans>Accept the invitation</Trans>
      </Button>
    </form>
  )
}

function Taken() {
  return (
    <div role="status">
      <FocusedHeading>
        <Trans>The page is yours</Trans>
      </FocusedHeading>
      <p className="auth-lede">
        <Trans>Customers read there what you write.</Trans>
      </p>
      <ButtonLink size="l" to="/seller">
        <Trans>Open our own page</Trans>
      </ButtonLink>
    </div>
  )
}
