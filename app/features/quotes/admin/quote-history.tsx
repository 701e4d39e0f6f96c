import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminQuote } from '#domain/admin-quotes.schema.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { Price } from '#app/ui/price.tsx'
import { quantityText } from '#app/features/quotes/words.ts'
import { percentText } from './offer-line.tsx'
import { eventWords } from './quote-words.ts'

/** The versions that were sent, and what has happened to a quote; the newest first. */
export function QuoteHistory({ quote }: { quote: AdminQuote }) {
  const { t, i18n } = useLingui()
  const { offers, timeline } = quote
  return (
    <>
      {offers.length > 0 && (
        <>
          <h3>
            <Trans>Versions sent</Trans>
          </h3>
          {offers.map((offer) => (
            <SentVersion id={quote.id} key={offer.version} offer={offer} />
          ))}
        </>
      )}
      <h3>
        <Trans>Timeline</Trans>
      </h3>
      <ol className="grid gap-2 border-s border-[var(--border)] ps-4">
        {timeline.map(({ event, by, actorType, reason, at }, index) => (
          <li
            className="relative flex flex-wrap justify-between gap-x-4 before:absolute before:-start-[1.3rem] before:top-1.5 before:size-2.5 before:rounded-full before:bg-[var(--primary)]"
            key={index}
          >
            <span>
              <span>{i18n._(eventWords[event as keyof typeof eventWords])}</span>{' '}
              <small className="ws-quiet">
                <bdi>{actorType === 'system' ? t`Automatic` : by}</bdi>
              </small>
              {reason && (
                <q className="block" dir="auto">
                  {reason}
                </q>
              )}
            </span>
            <small className="ws-quiet">
              <Moment at={at} />
            </small>
          </li>
        ))}
      </ol>
    </>
  )
}

function SentVersion({ id, offer }: { id: string; offer: AdminQuote['offers'][number] }) {
  const { t, i18n } = useLingui()
  const { version, sentAt, sentBy, lines, totalOre, marginBp, message } = offer
  return (
    <details className="border-b border-[var(--border)] py-2">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-4">
        <strong>{t`Version ${version}`}</strong>
        <span className="ws-quiet">
          <bdi>{sentBy}</bdi> <Moment at={sentAt} />
        </span>
        <Price ore={totalOre} />
        {marginBp !== null && (
          <span className="ws-quiet num">{percentText(i18n.locale, marginBp)}</span>
        )}
      </summary>
      <ul>
        {lines.map((line) => (
          <li className="flex flex-wrap justify-between gap-x-4 py-1" key={line.id}>
            <bdi>{line.title}</bdi>
            <span className="flex gap-x-3">
              <span className="ws-quiet num">
                {quantityText(i18n, { unit: 'each', quantity: line.pieces })}
              </span>
              <Price ore={line.netOre} />
            </span>
          </li>
        ))}
      </ul>
      {message && (
        <p className="ws-quiet whitespace-pre-line" dir="auto">
          {message}
        </p>
      )}
      <a
        className="link inline-flex items-center gap-2 py-2"
        download
        href={`/api/admin/quotes/${id}/offers/${version}/file`}
      >
        <Icon name="download" size="s" />
        <Trans>As a PDF</Trans>
      </a>
    </details>
  )
}
