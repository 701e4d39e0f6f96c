import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { QuoteView } from '#domain/quote-view.schema.ts'
import { phoneText } from '#domain/phone.ts'
import { dayText, oreFigures } from '#app/features/quotes/figures.ts'
import { frequencyWords, paymentText } from '#app/features/quotes/words.ts'
import { PriceChange } from './line-change.tsx'

/** Where the goods go, when they are wanted, and on which terms. */
export function DeliveryFacts({ quote }: { quote: QuoteView }) {
  const { t, i18n } = useLingui()
  const { offer, delivery, street, postcode, city, files } = quote
  const place = `${postcode} ${city}`.trim()
  return (
    <section>
      <h2>{offer ? <Trans>Delivery and terms</Trans> : <Trans>Delivery</Trans>}</h2>
      <dl className="offer-facts">
        {delivery === 'delivered' ? (
          <Fact label={t`Delivered to`}>
            <bdi>{street ? `${street}, ${place}` : place}</bdi>
          </Fact>
        ) : (
          <Fact label={t`Picked up at`}>
            <bdi>{quote.pickupPlace}</bdi>
          </Fact>
        )}
        <Fact label={t`Wanted on`}>
          <bdi suppressHydrationWarning>{dayText(i18n.locale, quote.wantedOn)}</bdi>
        </Fact>
        {offer && (
          <Fact label={t`Freight, excl. VAT`}>
            <Freight quote={quote} />
          </Fact>
        )}
        <Fact label={t`How often`}>
          <span>{i18n._(frequencyWords[quote.frequency])}</span>
        </Fact>
        {offer && (
          <Fact label={t`Terms`}>
            <Terms quote={quote} />
          </Fact>
        )}
        <Fact label={t`Contact`}>
          <bdi>{quote.contact}</bdi>
          <span> · </span>
          <bdi className="num">{phoneText(quote.phone)}</bdi>
        </Fact>
        {quote.message && (
          <Fact label={t`Your message`}>
            <bdi className="whitespace-pre-line">{quote.message}</bdi>
          </Fact>
        )}
        {files.length > 0 && (
          <Fact label={t`Your files`}>
            {files.map(({ name }, index) => (
              <bdi className="block" key={index}>
                {name}
              </bdi>
            ))}
          </Fact>
        )}
      </dl>
    </section>
  )
}

function Freight({ quote: { offer, versions } }: { quote: QuoteView }) {
  if (!offer) return null
  const { freightNetOre, freightNetOreBefore } = offer
  return (
    <>
      {freightNetOre === 0 ? (
        <span>
          <Trans>Free</Trans>
        </span>
      ) : (
        <bdi className="num" dir="ltr">
          {oreFigures(freightNetOre)}
        </bdi>
      )}
      {freightNetOreBefore !== null && (
        <PriceChange
          after={freightNetOre}
          before={freightNetOreBefore}
          version={versions[1]?.version}
        />
      )}
    </>
  )
}

function Terms({ quote: { offer, versions } }: { quote: QuoteView }) {
  const { i18n } = useLingui()
  if (!offer) return null
  const { paymentDays, paymentDaysBefore, terms } = offer
  const before = paymentText(i18n, paymentDaysBefore ?? paymentDays)
  const version = <bdi className="num">{versions[1]?.version}</bdi>
  return (
    <>
      <span>{paymentText(i18n, paymentDays)}</span>
      {paymentDaysBefore !== null && (
        <small className={paymentDays > paymentDaysBefore ? 'offer-better' : 'offer-dearer'}>
          <Trans>
            In version {version}: {before}
          </Trans>
        </small>
      )}
      {terms && (
        <span className="block">
          <bdi className="whitespace-pre-line">{terms}</bdi>
        </span>
      )}
    </>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
