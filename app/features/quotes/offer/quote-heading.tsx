import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { QuoteStatus } from '#domain/quotes.ts'
import type { QuoteView } from '#domain/quote-view.schema.ts'
import { dayAndTimeText } from '#app/features/quotes/figures.ts'
import { quoteStatusWords } from '#app/features/quotes/words.ts'
import { Button, lookOf } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** For whom it is, and in one line where it stands, its number, version and date. */
export function QuoteHeading({ quote, token }: { quote: QuoteView; token: string }) {
  const { i18n } = useLingui()
  const { status, offer } = quote
  const heading = useHeadingAfter(status)
  const company = <bdi>{quote.company}</bdi>
  const version = <bdi className="num">{offer?.version}</bdi>
  const at = (
    <bdi suppressHydrationWarning>
      {dayAndTimeText(i18n.locale, offer?.sentAt ?? quote.createdAt)}
    </bdi>
  )
  return (
    <header className="offer-head">
      <h1 ref={heading} tabIndex={-1}>
        {offer ? <Trans>Offer for {company}</Trans> : <Trans>Request from {company}</Trans>}
      </h1>
      <p className="offer-meta">
        <b aria-live="polite" className="offer-status" data-status={status}>
          {i18n._(quoteStatusWords[status])}
        </b>
        <bdi className="num">{quote.number}</bdi>
        {offer && (
          <span>
            <Trans>Version {version}</Trans>
          </span>
        )}
        <span>{offer ? <Trans>Sent {at}</Trans> : <Trans>Asked for {at}</Trans>}</span>
        {offer && (
          <a
            className={lookOf({ variant: 'plain', size: 's' }, 'no-print')}
            download
            href={`/api/quotes/${token}/offers/${offer.version}/file`}
          >
            <Icon name="download" size="s" />
            <Trans>As a PDF</Trans>
          </a>
        )}
        <Button
          className="needs-script no-print"
          onClick={() => window.print()}
          size="s"
          variant="plain"
        >
          <Icon name="printer" size="s" />
          <Trans>Print</Trans>
        </Button>
      </p>
    </header>
  )
}

/** The button that took the step is gone: the focus goes to the heading. */
function useHeadingAfter(status: QuoteStatus) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(status)
  useEffect(() => {
    if (before.current !== status) heading.current?.focus()
    before.current = status
  }, [status])
  return heading
}
