import { Trans, useLingui } from '@lingui/react/macro'
import type { SignInAnswer } from '#domain/auth.schema.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { SkeletonBox } from '#app/ui/skeleton.tsx'
import { AcceptSellerStep } from './accept-seller-step.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { authAddress } from './auth-address.ts'
import { ChangeEmailStep } from './change-email-step.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { EraseStep } from './erase-step.tsx'
import { ExportStep } from './export-step.tsx'
import { NewPasswordStep } from './new-password-step.tsx'
import { FocusedHeading } from './focused-heading.tsx'
import { type LinkState, useMailedLink } from './use-mailed-link.ts'
import { type OnSignedIn, useSecondStep } from './use-second-step.tsx'

interface CallbackPageProps {
  /** Somebody has confirmed their address, and is in. */
  onSignedIn: OnSignedIn
}

/** Where mailed links lead: one page that says what will happen, and one button that does it. */
export function CallbackPage({ onSignedIn }: CallbackPageProps) {
  const { step, onAnswer } = useSecondStep(onSignedIn)
  const { state, end, again } = useMailedLink()
  return (
    <AuthFrame>
      <div className="needs-script">
        {step ?? <Step again={again} end={end} onAnswer={onAnswer} state={state} />}
      </div>
    </AuthFrame>
  )
}

interface StepProps {
  onAnswer: (answer: SignInAnswer) => void
  state: LinkState
  end: () => void
  again: (token: string) => void
}

function Step({ state, end, again, onAnswer }: StepProps) {
  if (state.kind === 'reading') return <Reading />
  if (state.kind === 'unreachable') return <Unreachable again={() => again(state.token)} />
  if (state.kind === 'ended') return <Ended />
  const { token, link } = state
  const { email } = link
  const step = { token, email: link.email, onSpent: end }
  // Another sign-up may have come in between: the link is asked anew what it opens.
  if (link.purpose === 'confirm')
    return <ConfirmStep {...step} onAnswer={onAnswer} onSpent={() => again(token)} />
  if (link.purpose === 'reset') return <NewPasswordStep {...step} />
  if (link.purpose === 'invite')
    return (
      <NewPasswordStep
        {...step}
        lede={
          <Trans>
            Choose a password for <bdi>{email}</bdi>, and sign in with it.
          </Trans>
        }
        title={<Trans>You are invited</Trans>}
      />
    )
  if (link.purpose === 'seller') return <AcceptSellerStep {...step} />
  if (link.purpose === 'email_change') return <ChangeEmailStep {...step} />
  if (link.purpose === 'export') return <ExportStep {...step} />
  if (link.purpose === 'erase') return <EraseStep {...step} />
  return <Ended />
}

function Reading() {
  const { t } = useLingui()
  return (
    <div aria-label={t`Loading`} className="auth-waiting" role="status">
      <h1>
        <Trans>One moment</Trans>
      </h1>
      <SkeletonBox className="h-5 w-full" />
      <SkeletonBox className="h-13 w-full" />
    </div>
  )
}

function Unreachable({ again }: { again: () => void }) {
  return (
    <>
      <FocusedHeading>
        <Trans>We cannot reach the shop</Trans>
      </FocusedHeading>
      <p className="auth-lede">
        <Trans>Your link is as good as before. Try again in a moment.</Trans>
      </p>
      <Button onClick={again} size="l">
        <Trans>Try again</Trans>
      </Button>
    </>
  )
}

function Ended() {
  return (
    <>
      <FocusedHeading>
        <Trans>This link no longer works</Trans>
      </FocusedHeading>
      <p className="auth-lede">
        <Trans>
          It has been used or is too old. If your address is confirmed, sign in; otherwise ask for a
          new link.
        </Trans>
      </p>
      <div className="auth-actions">
        <ButtonLink size="l" to={authAddress('sign-in')}>
          <Trans>Sign In</Trans>
        </ButtonLink>
        <ButtonLink size="l" to={authAddress('recover')} variant="outline">
          <Trans>Ask for a new link</Trans>
        </ButtonLink>
      </div>
    </>
  )
}
