import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { SignInAnswer } from '#domain/auth.schema.ts'
import { SecondFactorStep } from '#app/features/identity/security/second-factor-step.tsx'

export type OnSignedIn = (opened: { mergedItems: number }) => Promise<void>
type Ticket = Extract<SignInAnswer, { status: 'second_factor' }>

/** Takes the answer to a password or a mailed link: an account with a second factor is asked for it before it is signed in. */
export function useSecondStep(onSignedIn: OnSignedIn) {
  const [ticket, setTicket] = useState<Ticket>()
  const onAnswer = (answer: SignInAnswer) => {
    if (answer.status === 'signed_in') void onSignedIn(answer)
    else setTicket(answer)
  }
  const step = ticket && (
    <>
      <h1>
        <Trans>One more step</Trans>
      </h1>
      <p className="auth-lede">
        <Trans>Your account asks for a second proof that it is you.</Trans>
      </p>
      <SecondFactorStep
        methods={ticket.methods}
        onBack={() => setTicket(undefined)}
        onDone={(answer) => void onSignedIn(answer)}
        ticket={ticket.ticket}
      />
    </>
  )
  return { step, onAnswer }
}
