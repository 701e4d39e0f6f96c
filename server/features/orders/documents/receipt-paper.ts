import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Allergen } from '#domain/catalog.ts'
import { isOnline } from '#domain/checkout.ts'
import { osloClock } from '#domain/oslo-time.ts'
import { orgNoInThrees } from '#domain/org-no-in-threes.ts'
import { isReduction } from '#domain/refunds.ts'
import type { Company } from '#domain/shell.schema.ts'
import { whenText } from '#server/features/orders/order-view.ts'
import type { FoundOrder } from '#server/features/orders/orders.repository.ts'
import { paidOre, stillDueOre } from '#server/features/orders/paid.ts'
import { allergenText } from '#server/i18n/allergen-words.ts'
import { dateText } from '#server/i18n/day-words.ts'
import { paymentText } from '#server/i18n/order-words.ts'
import { paymentStatusText } from '#server/i18n/order-step-words.ts'
import type { Paper } from '#server/features/documents/paper.service.ts'
import { addressLines, rateText, sumText, vatPart } from '#server/i18n/paper-words.ts'

interface Written {
  i18n: I18n
  lang: string
  isRightToLeft: boolean
  company: Company
}

/** What was bought, as it stands: a receipt once it is paid, before that what was agreed. */
export function receiptPaper(found: FoundOrder, written: Written): Paper {
  const { order, lines } = found
  const { i18n } = written
  const isPaid = paidOre(order) > 0
  const dueOre = stillDueOre(found)
  const reducedOre = found.refunds
    .filter(isReduction)
    .reduce((sum, { amountOre }) => sum + amountOre, 0)
  const { receiptNo } = order
  return {
    ...headOf(found, written),
    title: isPaid ? i18n._(msg`Receipt`) : i18n._(msg`Order confirmation`),
    columns: [
      { label: i18n._(msg`Goods`), share: 46 },
      { label: i18n._(msg`Quantity`), share: 12, isFigure: true },
      { label: i18n._(msg`Each`), share: 15, isFigure: true },
      { label: i18n._(msg`VAT rate`), share: 12, isFigure: true },
      { label: i18n._(msg`Sum`), share: 15, isFigure: true },
    ],
    rows: lines
      .filter(({ line }) => line.qty > 0)
      .map(({ line }) => ({
        cells: [
          line.titleSnapshot,
          String(line.qty),
          sumText(line.unitOre),
          rateText(line.vatBp),
          sumText(line.lineOre),
        ],
        notes: notesOf(line, i18n),
      })),
    sums: [
      { label: i18n._(msg`Goods`), value: sumText(order.itemsOre) },
      { label: order.shippingName, value: sumText(order.shippingOre) },
      { label: i18n._(msg`Total`), value: sumText(order.totalOre), isTotal: true },
      ...(reducedOre > 0
        ? [{ label: i18n._(msg`Taken off your invoice`), value: sumText(-reducedOre) }]
        : []),
      ...(dueOre === null ? [] : [{ label: i18n._(msg`Still to pay`), value: sumText(dueOre) }]),
      ...(isPaid ? [{ label: i18n._(msg`Paid`), value: sumText(paidOre(order)) }] : []),
      ...(order.refundedOre > 0
        ? [{ label: i18n._(msg`Paid back to you`), value: sumText(order.refundedOre) }]
        : []),
    ],
    vat: vatPart(order.vat, i18n),
    notes: [
      [
        paymentText(i18n, order.paymentMethod).label,
        paymentStatusText(i18n, order.paymentStatus),
      ].join(' · '),
      ...(receiptNo ? [`${i18n._(msg`Receipt number`)} ${receiptNo}`] : []),
      ...(isPaid
        ? []
        : [
            isOnline(order.paymentMethod)
              ? i18n._(
                  msg`This is a confirmation, not a receipt. The money is drawn when the goods leave.`,
                )
              : i18n._(
                  msg`This is a confirmation, not a receipt. You get the receipt when you pay.`,
                ),
          ]),
    ],
  }
}

/** What lies in the box, without its prices. */
export function packingSlipPaper(found: FoundOrder, written: Written): Paper {
  const { order, lines } = found
  const { i18n } = written
  return {
    ...headOf(found, written),
    title: i18n._(msg`Packing slip`),
    columns: [
      { label: i18n._(msg`Goods`), share: 58 },
      { label: i18n._(msg`Quantity`), share: 14, isFigure: true },
      { label: i18n._(msg`Lot`), share: 14 },
      { label: i18n._(msg`Best before`), share: 14 },
    ],
    rows: lines
      .filter(({ line }) => line.qty > 0)
      .map(({ line }) => ({
        cells: [
          line.titleSnapshot,
          String(line.qty),
          line.lot ?? '',
          line.bestBefore ? dateText(i18n.locale, line.bestBefore) : '',
        ],
        notes: notesOf(line, i18n),
      })),
    sums: [],
    vat: undefined,
    notes: order.note ? [order.note] : [],
  }
}

function headOf(
  { order }: FoundOrder,
  { i18n, company, ...language }: Written,
): Pick<
  Paper,
  'lang' | 'isRightToLeft' | 'number' | 'company' | 'parties' | 'facts' | 'pay' | 'foot'
> {
  const ordered = dateText(i18n.locale, osloClock(order.createdAt).date)
  const orgNo = company.orgNo ? [`Org.nr. ${orgNoInThrees(company.orgNo)}`] : []
  const { phoneText, email, address } = company
  const buyer = [order.companyName, order.name].filter((name) => name !== null)
  return {
    ...{ lang: language.lang, isRightToLeft: language.isRightToLeft, number: order.number },
    company: {
      name: company.name,
      lines: [...orgNo, ...[address ?? '', phoneText ?? '', email ?? ''].filter(Boolean)],
    },
    parties: [
      { title: i18n._(msg`To`), lines: [...buyer, ...addressLines(order.address)] },
      { title: order.shippingName, lines: [whenText(order, i18n)].filter(Boolean) },
    ],
    facts: [
      { label: i18n._(msg`Ordered`), value: ordered },
      ...(order.poNumber ? [{ label: i18n._(msg`Your reference`), value: order.poNumber }] : []),
      ...(order.tracking ? [{ label: i18n._(msg`Parcel number`), value: order.tracking }] : []),
    ],
    pay: [],
    foot: [company.name, ...orgNo].join(' · '),
  }
}

function notesOf(line: FoundOrder['lines'][number]['line'], i18n: I18n): string[] {
  const chosen = line.options.map(({ label, value }) => `${label}: ${value}`).join(', ')
  const allergens = allergenText(i18n, line.allergens as Allergen[])
  return [
    [line.packageSizeSnapshot, line.sku].filter(Boolean).join(' · '),
    chosen,
    allergens,
  ].filter(Boolean)
}
