import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { InvoiceData } from '#domain/invoices.ts'
import type { IssuedPaper } from '#domain/ubl/ubl-document.ts'
import { osloClock } from '#domain/oslo-time.ts'
import { dateText } from '#server/i18n/day-words.ts'
import { payingFacts } from '#server/i18n/invoice-words.ts'
import type { Paper } from '#server/features/documents/paper.service.ts'
import {
  addressLines,
  buyerLines,
  rateText,
  sellerFoot,
  sellerLines,
  sumText,
  vatPart,
} from '#server/i18n/paper-words.ts'

interface Written {
  i18n: I18n
  lang: string
  isRightToLeft: boolean
}

/** An invoice or a credit note with all that bokføringsforskriften § 5-1-1 and § 5-1-2 want on it. */
export function invoicePaper(issued: IssuedPaper, { i18n, ...language }: Written): Paper {
  const { kind, number, issuedOn, dueOn, data } = issued
  const isInvoice = kind === 'invoice'
  const { locale } = i18n
  const { seller, buyer, credits } = data
  const day = (date: string) => dateText(locale, date)
  const optional = (label: string, value: string | null) => (value ? [{ label, value }] : [])
  return {
    ...language,
    title: isInvoice ? i18n._(msg`Invoice`) : i18n._(msg`Credit note`),
    number,
    // As it was called then: the site may have another name by now.
    company: { name: seller.legalName, lines: sellerLines(seller) },
    parties: [
      { title: i18n._(msg`To`), lines: buyerLines(buyer) },
      {
        title: i18n._(msg`Delivered`),
        lines: [daysText(data, day), ...addressLines(buyer.address ?? seller.address)],
      },
    ],
    facts: [
      { label: i18n._(msg`Issued`), value: day(issuedOn) },
      ...optional(i18n._(msg`Pay by`), isInvoice && dueOn ? day(dueOn) : null),
      { label: i18n._(msg`Order`), value: data.orderNumber },
      { label: i18n._(msg`Ordered`), value: day(osloClock(data.orderedAt).date) },
      ...optional(i18n._(msg`Your reference`), data.poNumber),
      ...optional(i18n._(msg`Credits invoice`), credits && credits.number),
      ...optional(i18n._(msg`Of the day`), credits && day(credits.issuedOn)),
    ],
    columns: [
      { label: i18n._(msg`Goods`), share: 46 },
      { label: i18n._(msg`Quantity`), share: 12, isFigure: true },
      { label: i18n._(msg`VAT rate`), share: 12, isFigure: true },
      { label: i18n._(msg`Without VAT`), share: 15, isFigure: true },
      { label: i18n._(msg`With VAT`), share: 15, isFigure: true },
    ],
    rows: data.lines.map((line) => ({
      cells: [
        line.title,
        String(line.qty),
        rateText(line.vatBp),
        sumText(line.netOre),
        sumText(line.grossOre),
      ],
      notes: [[line.packageSize, line.sku].filter(Boolean).join(' · ')].filter(Boolean),
    })),
    sums: [
      { label: i18n._(msg`Without VAT`), value: sumText(data.netOre) },
      { label: i18n._(msg`VAT`), value: sumText(data.vatOre) },
      {
        label: isInvoice ? i18n._(msg`To pay`) : i18n._(msg`Credited to you`),
        value: sumText(data.totalOre),
        isTotal: true,
      },
    ],
    vat: vatPart(data.vat, i18n),
    pay: isInvoice ? payingFacts(i18n, { number, dueOn, bankAccount: seller.bankAccount }) : [],
    notes: [data.reason].filter(Boolean),
    foot: sellerFoot(seller),
  }
}

/** When the goods left; of several parcels each day. */
function daysText({ deliveredOn, deliveredDays }: InvoiceData, day: (date: string) => string) {
  return (deliveredDays ?? [deliveredOn]).map(day).join(', ')
}
