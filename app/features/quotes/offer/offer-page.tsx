import '#app/styles/offer.css'
import { useLingui } from '@lingui/react/macro'
import type { QuoteView } from '#domain/quote-view.schema.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { AnswerBar } from './answer-bar.tsx'
import { AnswerPanel } from './answer-panel.tsx'
import { AskedLines } from './asked-lines.tsx'
import { DeliveryFacts } from './delivery-facts.tsx'
import { OfferLines } from './offer-lines.tsx'
import { OfferVersions } from './offer-versions.tsx'
import { QuoteHeading } from './quote-heading.tsx'
import { QuoteMessages } from './quote-messages.tsx'
import { useQuote } from './use-quote.ts'
import { WriteMessage } from './write-message.tsx'

interface OfferPageProps {
  token: string
  quote: QuoteView
  /** What the factory is called. */
  factory: string
}

/** A quote as its buyer has it: what was asked and offered, what was written, and the answer. */
export function OfferPage({ token, quote: loaded, factory }: OfferPageProps) {
  const { t } = useLingui()
  const shown = useQuote(token, loaded)
  const { quote, take } = shown
  const { offer, can, versions } = quote
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: t`Home`, url: '/' }, { label: quote.number }]} />
      <QuoteHeading quote={quote} token={token} />
      <div className="offer" data-waits={can.accept ? undefined : ''}>
        <div>
          {offer ? (
            <OfferLines before={versions[1]?.version} offer={offer} />
          ) : (
            <AskedLines lines={quote.lines} />
          )}
          <DeliveryFacts quote={quote} />
          <QuoteMessages factory={factory} quote={quote}>
            <WriteMessage quote={quote} take={take} />
          </QuoteMessages>
          {versions.length > 0 && <OfferVersions quote={quote} />}
        </div>
        <AnswerPanel {...shown} token={token} />
      </div>
      {offer && can.accept && <AnswerBar offer={offer} />}
    </div>
  )
}
