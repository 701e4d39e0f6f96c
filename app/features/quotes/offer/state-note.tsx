import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { QuoteView } from '#domain/quote-view.schema.ts'
import { declineReasons, rejectReasons } from '#domain/quotes.ts'
import { dayAndTimeText, dayText } from '#app/features/quotes/figures.ts'
import { declineWords, rejectWords } from '#app/features/quotes/words.ts'
import { ButtonLink, lookOf } from '#app/ui/button.tsx'
import { RenewOffer } from './renew-offer.tsx'
import type { ShownQuote } from './use-quote.ts'
import { WithdrawQuote } from './withdraw-quote.tsx'

interface StateNoteProps {
  token: string
  quote: QuoteView
  take: ShownQuote['take']
}

/** Where a quote stands that waits for no answer to an offer, and what its buyer can do. */
export function StateNote({ token, quote, take }: StateNoteProps) {
  const { can } = quote
  return (
    <>
      <Said quote={quote} />
      <div className="no-print mt-5 grid gap-2">
        {quote.order && <OrderLink order={quote.order} />}
        {quote.status === 'expired' && <RenewOffer quote={quote} token={token} />}
        {quote.status === 'needs_info' && (
          <a className={lookOf({}, 'needs-script')} href="#write">
            <Trans>Answer</Trans>
          </a>
        )}
        {can.withdraw && <WithdrawQuote take={take} />}
      </div>
    </>
  )
}

function OrderLink({ order }: { order: NonNullable<QuoteView['order']> }) {
  const number = <bdi className="num">{order.number}</bdi>
  return (
    <ButtonLink to={`/order-success/${order.token}`}>
      <Trans>See order {number}</Trans>
    </ButtonLink>
  )
}

function Said({ quote }: { quote: QuoteView }) {
  const { i18n } = useLingui()
  const due = quote.dueAt !== null && (
    <b suppressHydrationWarning>{dayAndTimeText(i18n.locale, quote.dueAt)}</b>
  )
  const day = quote.offer && (
    <bdi suppressHydrationWarning>{dayText(i18n.locale, quote.offer.validUntil)}</bdi>
  )
  const email = <bdi>{quote.email}</bdi>
  switch (quote.status) {
    case 'submitted':
    case 'in_review':
      return (
        <Note title={<Trans>You get our offer by e-mail</Trans>}>
          {due ? (
            <Trans>
              We answer to {email} by {due} at the latest.
            </Trans>
          ) : (
            <Trans>We answer to {email}.</Trans>
          )}
        </Note>
      )
    case 'needs_info':
      return (
        <Note title={<Trans>We need an answer from you</Trans>}>
          <Question quote={quote} />
        </Note>
      )
    case 'offered':
      return null
    case 'revision_requested':
      return (
        <Note title={<Trans>A new version is on its way</Trans>}>
          {due ? (
            <Trans>You get it by {due} at the latest. The one below counts no more.</Trans>
          ) : (
            <Trans>The one below counts no more.</Trans>
          )}
        </Note>
      )
    case 'accepted':
      return (
        <Note title={<Trans>You have accepted the offer</Trans>}>
          <Trans>The goods are ordered at these prices. The confirmation went to {email}.</Trans>
        </Note>
      )
    case 'declined':
      return (
        <Note title={<Trans>You have declined the offer</Trans>}>
          <Reason quote={quote} />
        </Note>
      )
    case 'withdrawn':
      return (
        <Note title={<Trans>You have withdrawn the request</Trans>}>
          <Trans>Nothing is ordered, and nobody works on it any more.</Trans>
        </Note>
      )
    case 'rejected':
      return (
        <Note title={<Trans>We cannot make you an offer</Trans>}>
          <Reason quote={quote} />
        </Note>
      )
    case 'expired':
      return (
        <Note title={<Trans>The offer has expired</Trans>}>
          {day ? <Trans>Its last day was {day}.</Trans> : <span />}
        </Note>
      )
  }
}

function Note({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <>
      <h2>{title}</h2>
      <div className="text-sm">{children}</div>
    </>
  )
}

/** What sales have asked last. */
function Question({ quote: { messages } }: { quote: QuoteView }) {
  const asked = messages.find(({ author }) => author === 'staff')
  return (
    <>
      {asked && (
        <blockquote className="offer-question">
          <bdi>{asked.text}</bdi>
        </blockquote>
      )}
      <p className="mt-2 text-muted-foreground">
        <Trans>The time for our offer goes on when you have answered.</Trans>
      </p>
    </>
  )
}

/** Why it came to nothing, and what was written to it. */
function Reason({ quote: { outcome, status } }: { quote: QuoteView }) {
  const { i18n } = useLingui()
  if (!outcome) return null
  const declined = declineReasons.find((each) => each === outcome.reason)
  const rejected = rejectReasons.find((each) => each === outcome.reason)
  const words =
    status === 'rejected' ? rejected && rejectWords[rejected] : declined && declineWords[declined]
  return (
    <>
      <p>{words && i18n._(words)}</p>
      {outcome.note && (
        <p className="mt-2 text-muted-foreground">
          <bdi>{outcome.note}</bdi>
        </p>
      )}
    </>
  )
}
