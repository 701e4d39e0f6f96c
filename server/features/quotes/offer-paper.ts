import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { lineNetOre } from '#domain/offer-totals.ts'
import { orgNoInThrees } from '#domain/org-no-in-threes.ts'
import { osloClock } from '#domain/oslo-time.ts'
import type { Company } from '#domain/shell.schema.ts'
import type { Paper } from '#server/features/documents/paper.service.ts'
import { dateText } from '#server/i18n/day-words.ts'
import { rateText, sumText, vatPart } from '#server/i18n/paper-words.ts'
import type { FoundQuote, OfferRow } from './quotes.repository.ts'

interface Written {
  i18n: I18n
  lang: string
  isRightToLeft: boolean
  company: Company
}

/** An offer as it was sent: never what goods cost the factory. */
export function offerPaper(
  quote: FoundQuote['quote'],
  offer: OfferRow,
  { i18n, company, ...language }: Written,
): Paper {
  const day = (date: string) => dateText(i18n.locale, date)
  const { phoneText, email, address } = company
  const orgNo = company.orgNo ? [`Org.nr. ${orgNoInThrees(company.orgNo)}`] : []
  const place = quote.delivery === 'pickup' ? [] : [quote.street, `${quote.postcode} ${quote.city}`]
  return {
    ...language,
    title: i18n._(msg`Offer`),
    number: `${quote.number} · ${offer.version}`,
    company: {
      name: company.name,
      lines: [...orgNo, ...[address ?? '', phoneText ?? '', email ?? ''].filter(Boolean)],
    },
    parties: [
      {
        title: i18n._(msg`To`),
        lines: [
          quote.company,
          quote.contact,
          ...place.map((line) => line.trim()).filter(Boolean),
          `Org.nr. ${orgNoInThrees(quote.orgNo)}`,
        ],
      },
    ],
    facts: [
      { label: i18n._(msg`Version`), value: String(offer.version) },
      { label: i18n._(msg`Sent`), value: day(osloClock(offer.sentAt).date) },
      { label: i18n._(msg`Valid until`), value: day(offer.validUntil) },
    ],
    columns: [
      { label: i18n._(msg`Goods`), share: 44 },
      { label: i18n._(msg`Quantity`), share: 12, isFigure: true },
      { label: i18n._(msg`Each, without VAT`), share: 18, isFigure: true },
      { label: i18n._(msg`VAT rate`), share: 11, isFigure: true },
      { label: i18n._(msg`Without VAT`), share: 15, isFigure: true },
    ],
    rows: offer.lines.map((line) => ({
      cells: [
        line.title,
        String(line.pieces),
        sumText(line.netOre),
        rateText(line.vatBp),
        sumText(lineNetOre(line)),
      ],
      notes: [[line.packageSize, line.sku].filter(Boolean).join(' · '), line.note].filter(Boolean),
    })),
    sums: [
      { label: i18n._(msg`Goods`), value: sumText(offer.goodsNetOre) },
      { label: i18n._(msg`Freight without VAT`), value: sumText(offer.freightNetOre) },
      { label: i18n._(msg`Sum without VAT`), value: sumText(offer.netOre) },
      { label: i18n._(msg`Sum with VAT`), value: sumText(offer.totalOre), isTotal: true },
    ],
    vat: vatPart(offer.vat, i18n),
    pay: [],
    notes: [offer.message, paymentText(i18n, offer.paymentDays), offer.terms].filter(Boolean),
    foot: [company.name, ...orgNo].join(' · '),
  }
}

function paymentText(i18n: I18n, days: number): string {
  return i18n._({ ...paymentWords, values: { days } })
}

const paymentWords = msg({
  message: '{days, plural, one {Invoice, # day net} other {Invoice, # days net}}',
})
