import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OwnSessions } from '#domain/account.schema.ts'
import { EmailForm } from './email-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { SessionRows } from './session-rows.tsx'

interface SecurityPageProps {
  email: string
  /** Without one there is none to change, and the e-mail cannot be either. */
  hasPassword: boolean
  sessions: OwnSessions['sessions']
  /** Second factors: a feature of its own. */
  secondFactor: ReactNode
  onChanged: () => Promise<void>
}

/** What opens the account, and where it is open. */
export function SecurityPage(props: SecurityPageProps) {
  const { email, hasPassword, sessions, secondFactor, onChanged } = props
  return (
    <>
      <h1>
        <Trans>Security</Trans>
      </h1>
      <section className="account-part">
        <h2>
          <Trans>Password</Trans>
        </h2>
        {hasPassword ? (
          <PasswordForm email={email} onChanged={onChanged} />
        ) : (
          <p>
            <Trans>
              Your account has no password yet. Ask for a link to set one where you sign in.
            </Trans>
          </p>
        )}
      </section>
      {secondFactor}
      <section className="account-part">
        <h2>
          <Trans>Where you are signed in</Trans>
        </h2>
        <SessionRows onChanged={onChanged} sessions={sessions} />
      </section>
      <section className="account-part" id="email">
        <h2>
          <Trans>E-mail</Trans>
        </h2>
        {hasPassword ? (
          <EmailForm email={email} />
        ) : (
          <p>
            <bdi>{email}</bdi>
          </p>
        )}
      </section>
    </>
  )
}
