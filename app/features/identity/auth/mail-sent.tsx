import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { SendAgain } from './send-again.tsx'

interface MailSentProps {
  email: string
  path: '/auth/send-again' | '/auth/recover'
  /** What to do with the mail. */
  children: ReactNode
}

/** The next step is in the mailbox. It says the same for every address. */
export function MailSent({ email, path, children }: MailSentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="mail-sent">
      <span className="empty-icon">
        <Icon name="mail" size="l" />
      </span>
      <h2 ref={heading} tabIndex={-1}>
        <Trans>Look in your mailbox</Trans>
      </h2>
      <p>
        <Trans>
          We have sent a mail to <bdi>{email}</bdi>.
        </Trans>{' '}
        {children}
      </p>
      <SendAgain email={email} path={path} />
    </div>
  )
}
