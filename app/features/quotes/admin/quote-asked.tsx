import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminQuote } from '#domain/admin-quotes.schema.ts'
import { phoneText } from '#domain/phone.ts'
import { useLanguageName } from '#app/platform/use-language-name.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { frequencyWords, quantityText } from '#app/features/quotes/words.ts'

/** What the buyer writes last, and what was asked for. */
export function QuoteAsked({ quote }: { quote: AdminQuote }) {
  const { i18n } = useLingui()
  const last = quote.messages.find(({ author, isInternal }) => author === 'buyer' && !isInternal)
  const said = last ?? { text: quote.message, at: quote.createdAt }
  return (
    <>
      {said.text && (
        <>
          <h3 className="flex flex-wrap justify-between gap-x-4">
            <span>
              <Trans>The buyer writes</Trans>
            </span>
            <small className="ws-quiet font-normal">
              <Moment at={said.at} />
            </small>
          </h3>
          <blockquote
            className="border-s-2 border-[var(--border)] ps-3 whitespace-pre-line"
            dir="auto"
          >
            {said.text}
          </blockquote>
        </>
      )}
      <h3>
        <Trans>Asked for</Trans>
      </h3>
      <ul>
        {quote.asked.map((line) => (
          <li
            className="flex flex-wrap justify-between gap-x-4 border-b border-[var(--border)] py-1.5"
            key={line.id}
          >
            <span className="min-w-0">
              <bdi>{line.title}</bdi>{' '}
              {line.note && (
                <small className="ws-quiet block" dir="auto">
                  {line.note}
                </small>
              )}
            </span>
            <span className="num">{quantityText(i18n, line)}</span>
          </li>
        ))}
      </ul>
      {quote.files.length > 0 && <Files quote={quote} />}
    </>
  )
}

function Files({ quote: { id, files } }: { quote: AdminQuote }) {
  const { i18n } = useLingui()
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4">
      {files.map((file) => {
        const kilobytes = i18n.number(Math.max(1, Math.round(file.bytes / 1000)))
        return (
          <li key={file.id}>
            <a
              className="inline-flex min-h-11 items-center gap-1.5 underline"
              download
              href={`/api/admin/quotes/${id}/files/${file.id}`}
            >
              <Icon name="download" size="s" />
              <bdi>{file.name}</bdi>
              <span className="ws-quiet num">{`${kilobytes} kB`}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}

/** Who asks, and how and when the goods are wanted. */
export function QuoteBuyer({ quote }: { quote: AdminQuote }) {
  const { t, i18n } = useLingui()
  const languageName = useLanguageName()
  const { street, postcode, city, delivery, pickupPlace, wantedOn, frequency } = quote
  const place = [street, `${postcode} ${city}`.trim()].filter(Boolean).join(', ')
  const day = i18n.date(`${wantedOn}T12:00:00Z`, { dateStyle: 'long' })
  const facts = [
    [
      delivery === 'pickup' ? t`Picked up` : t`Delivered`,
      delivery === 'pickup' ? pickupPlace : place,
    ],
    [t`Wanted on`, `${day}, ${i18n._(frequencyWords[frequency])}`],
    [t`Contact`, quote.contact],
    [t`E-mail`, quote.email],
    [t`Phone`, quote.phone && phoneText(quote.phone)],
    [t`Organisation number`, quote.orgNo],
    [t`Language`, languageName(quote.languageCode)],
  ] as const
  return (
    <>
      <h3>
        <Trans>Buyer and delivery</Trans>
      </h3>
      <dl className="ws-facts">
        {facts.map(
          ([label, value]) =>
            value && (
              <div className="contents" key={label}>
                <dt>{label}</dt>
                <dd>
                  <bdi suppressHydrationWarning>{value}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
    </>
  )
}
