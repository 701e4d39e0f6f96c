import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { OwnQuotes } from '#domain/quote-view.schema.ts'
import type { QuoteStatus } from '#domain/quotes.ts'
import { lookOf } from '#app/ui/button.tsx'
import { ContentLink } from '#app/ui/content-link.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { Price } from '#app/ui/price.tsx'
import { AccountPages } from './account-pages.tsx'
import { EmptyBasket } from './drawings.tsx'

interface QuotesPageProps {
  own: OwnQuotes
  /** What each status is called. */
  words: Record<QuoteStatus, MessageDescriptor>
}

/** All that a person has asked prices for, the newest first. */
export function QuotesPage({ own, words }: QuotesPageProps) {
  return (
    <>
      <h1>
        <Trans>Quotes</Trans>
      </h1>
      {own.total > 0 ? (
        <>
          <ul className="own-orders">
            {own.quotes.map((quote) => (
              <QuoteRow key={quote.token} quote={quote} status={words[quote.status]} />
            ))}
          </ul>
          {own.pages > 1 && (
            <AccountPages page={own.page} pages={own.pages} path="/account/quotes" />
          )}
        </>
      ) : (
        <NoQuotes />
      )}
    </>
  )
}

interface QuoteRowProps {
  quote: OwnQuotes['quotes'][number]
  status: MessageDescriptor
}

function QuoteRow({ quote, status }: QuoteRowProps) {
  const { i18n } = useLingui()
  const { token, number, createdAt, titles, lines, totalOre } = quote
  return (
    <li className="own-order">
      <div className="min-w-0">
        <ContentLink className="own-order-number" url={`/quote/${token}`}>
          <bdi className="num">{number}</bdi>
        </ContentLink>
        <p className="own-order-when">
          <Moment at={createdAt} />
        </p>
      </div>
      <p className="own-order-goods">
        {titles.map((title, index) => (
          <span key={index}>
            <bdi>{title}</bdi>
          </span>
        ))}
        <small>
          <Plural one="# line" other="# lines" value={lines} />
        </small>
      </p>
      <p className="own-order-status">{i18n._(status)}</p>
      {totalOre !== null && <Price className="own-order-total" ore={totalOre} />}
    </li>
  )
}

function NoQuotes() {
  return (
    <EmptyState
      actions={
        <ContentLink className={lookOf({})} url="/products">
          <Trans>See our products</Trans>
        </ContentLink>
      }
      level="h2"
      picture={<EmptyBasket />}
      title={<Trans>No quotes yet</Trans>}
    >
      <Trans>What you ask prices for while you are signed in is kept here.</Trans>
    </EmptyState>
  )
}
