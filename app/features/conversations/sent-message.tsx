import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { ContactForm } from '#domain/conversations.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { type SentDetails, sentDetails } from './message-storage.ts'

interface SentMessageProps {
  form: ContactForm
  number: string
}

/** What became of a message: its number, and in the tab that sent it what it said and where the answer goes. */
export function SentMessage({ form, number }: SentMessageProps) {
  const { t } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const kept = useSyncExternalStore(
    unchanging,
    () => JSON.stringify(sentDetails(number) ?? null),
    () => 'null',
  )
  const details = JSON.parse(kept) as SentDetails | null
  const email = details?.email ?? ''
  return (
    <div className="contact-sent" role="status">
      <span className="contact-sent-mark">
        <Icon name="check" />
      </span>
      <h2 ref={heading} tabIndex={-1}>
        <Trans>Thank you. We have your message.</Trans>
      </h2>
      <p className="contact-lede">
        {details ? (
          <Trans>
            A person reads it and answers to <bdi dir="ltr">{email}</bdi>, usually within one
            working day.
          </Trans>
        ) : (
          <Trans>A person reads it and answers by e-mail, usually within one working day.</Trans>
        )}
      </p>
      <dl className="contact-facts">
        <div>
          <dt>{t`Case`}</dt>
          <dd>
            <bdi className="num">{number}</bdi>
          </dd>
        </div>
        {details && <Details details={details} />}
      </dl>
      {details && (
        <blockquote className="whitespace-pre-line" dir="auto">
          {details.text}
        </blockquote>
      )}
      <div className="contact-sent-links">
        <ButtonLink to="/" variant="outline">
          <Trans>To the front page</Trans>
        </ButtonLink>
        <ButtonLink to={`/${form}`} variant="outline">
          <Trans>Write another message</Trans>
        </ButtonLink>
      </div>
    </div>
  )
}

function Details({ details: { orderNumber, at } }: { details: SentDetails }) {
  const { t } = useLingui()
  return (
    <>
      {orderNumber && (
        <div>
          <dt>{t`About order`}</dt>
          <dd>
            <bdi className="num">{orderNumber}</bdi>
          </dd>
        </div>
      )}
      <div>
        <dt>{t`Sent`}</dt>
        <dd>
          <Moment at={at} />
        </dd>
      </div>
    </>
  )
}

const unchanging = () => () => {}
