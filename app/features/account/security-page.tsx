import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OwnSessions } from '#domain/account.schema.ts'
import { EmailForm } from './email-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { SessionRows } from './session-rows.tsx'

interface SecurityPageProps {
  email: string
  sessions: OwnSessions['sessions']
  /** Second factors: a feature of its own. */
  secondFactor: ReactNode
  onChanged: () => Promise<void>
}

/** What opens the account, and where it is open. */
export function SecurityPage({ email, sessions, secondFactor, onChanged }: SecurityPageProps) {
  return (
    <>
      <h1>
        <Trans>Security</Trans>
      </h1>
      <section className="account-part">
        <h2>
          <Trans>Password</Trans>
        </h2>
        <PasswordForm email={email} onChanged={onChanged} />
      </section>
      {secondFactor}
      <section className="account-part">
        <h2>
          <Trans>Where you are signed in</Trans>
        </h2>
        <SessionRows onChanged={onChanged} sessions={sessions} />
      </section>
      <section className="account-part">
        <h2>
          <Trans>E-mail</Trans>
        </h2>
        <EmailForm email={email} />
      </section>
    </>
  )
}
