import { Trans, useLingui } from '@lingui/react/macro'
import type { QuoteView } from '#domain/quote-view.schema.ts'
import { dateText } from '#app/features/quotes/figures.ts'
import { Price } from '#app/ui/price.tsx'

/** The offers so far, the newest first. */
export function OfferVersions({ quote }: { quote: QuoteView }) {
  const { i18n } = useLingui()
  const { versions, status } = quote
  return (
    <section>
      <h2>
        <Trans>Versions</Trans>
      </h2>
      <ol className="offer-versions">
        {versions.map(({ version: number, totalOre }, index) => {
          const version = <bdi className="num">{number}</bdi>
          const next = versions[index - 1]
          const day = next && (
            <bdi suppressHydrationWarning>{dateText(i18n.locale, next.sentAt)}</bdi>
          )
          return (
            <li data-old={next ? '' : undefined} key={number}>
              <b>
                <Trans>Version {version}</Trans>
              </b>
              <span>
                {next ? (
                  <Trans>Replaced {day}</Trans>
                ) : status === 'offered' ? (
                  <Trans>Valid now</Trans>
                ) : (
                  <Trans>The last one</Trans>
                )}
              </span>
              <Price ore={totalOre} />
            </li>
          )
        })}
      </ol>
    </section>
  )
}
