import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminQuote } from '#domain/admin-quotes.schema.ts'
import { readKroner } from '#domain/typed-money.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Price } from '#app/ui/price.tsx'
import { Sums } from '#app/ui/sums.tsx'
import { typedWhole } from '#app/workspace/form/typed-number.ts'
import { paymentText, quantityText } from '#app/features/quotes/words.ts'
import { sumsOf, typedPieces } from './offer-draft.ts'
import type { OfferForm } from './use-offer-form.ts'

interface OfferPreviewProps {
  quote: AdminQuote
  form: OfferForm
  isOpen: boolean
  onClose: () => void
}

/** What the buyer will read of the offer: never what it costs us, or what is earned. */
export function OfferPreview({ quote, form, isOpen, onClose }: OfferPreviewProps) {
  const { t, i18n } = useLingui()
  const { offer, factsOf } = form
  const { company } = quote
  const { totals } = sumsOf(offer, factsOf)
  const day = offer.validUntil && i18n.date(`${offer.validUntil}T12:00:00Z`, { dateStyle: 'long' })
  const days = typedWhole(offer.paymentDays)
  const vat = totals.vat.map(({ rateBp, vatOre }) => {
    const rate = rateBp / 100
    return { key: String(rateBp), label: t`VAT ${rate} %`, ore: vatOre, look: 'quiet' as const }
  })
  return (
    <Dialog
      description={day && t`Valid until ${day}`}
      footer={
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
      isOpen={isOpen}
      onClose={onClose}
      size="l"
      title={t`Offer to ${company}`}
    >
      {offer.message && (
        <p className="my-3 whitespace-pre-line" dir="auto" lang={quote.languageCode}>
          {offer.message}
        </p>
      )}
      <ul className="my-3">
        {offer.lines.map((line) => {
          const [ore, pieces] = [readKroner(line.net), typedPieces(line, factsOf(line.id))]
          return (
            <li
              className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-[var(--border)] py-2"
              key={line.id}
            >
              <span className="min-w-0">
                <strong>
                  <bdi>{line.title}</bdi>
                </strong>
                {line.note && (
                  <small className="block" dir="auto">
                    {line.note}
                  </small>
                )}
              </span>
              <span className="flex flex-wrap gap-x-3">
                <span className="ws-quiet num">
                  {quantityText(i18n, { unit: 'each', quantity: pieces })}
                </span>
                {ore === undefined ? (
                  <span className="ws-quiet">{t`no price yet`}</span>
                ) : (
                  <Price ore={ore * pieces} />
                )}
              </span>
            </li>
          )
        })}
      </ul>
      <Sums
        rows={[
          { key: 'freight', label: t`Freight, without VAT`, ore: totals.freightNetOre },
          { key: 'net', label: t`Sum without VAT`, ore: totals.netOre },
          ...vat,
          { key: 'total', label: t`Sum with VAT`, ore: totals.totalOre, look: 'total' },
        ]}
      />
      {typeof days === 'number' && <p className="mt-3">{paymentText(i18n, days)}</p>}
      {offer.terms && (
        <p className="mt-3 whitespace-pre-line" dir="auto" lang={quote.languageCode}>
          {offer.terms}
        </p>
      )}
    </Dialog>
  )
}
