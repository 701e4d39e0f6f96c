import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { csvOf, spreadsheetSigns } from '#domain/csv.ts'
import type { AccountingQuery } from '#domain/documents.schema.ts'
import type { VatRow } from '#domain/orders.ts'
import { addDays, osloClock, startOfDay } from '#domain/oslo-time.ts'
import { vatLeft } from '#domain/refunds.ts'
import { sumOf } from '#server/features/orders/paid.ts'
import { translatorFor } from '#server/features/shell/translator.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { paymentText, statusText } from '#server/i18n/order-words.ts'
import { paymentStatusText } from '#server/i18n/order-step-words.ts'
import { listAccounted, type AccountedOrder } from './accounting.queries.ts'

/**
 * What was sold in a period, and what went back in it with its sign turned round: a row for each rate of VAT, in kroner. An invoice stands
 * at the day on which it was issued with what it claims, a credit note with what it takes back. What was sold without an invoice stands
 * at the day of its order with what was paid, or is to be; so does money that was paid beyond an invoice, and what of it went back:
 * both without a number. Orders that were cancelled before they were paid are left out.
 */
export async function accountingFile(ctx: Ctx, { from, to }: AccountingQuery): Promise<string> {
  const i18n = await translatorFor(ctx)
  const { sold, issued, back } = await listAccounted(ctx.database, {
    factoryId: ctx.site.factoryId,
    from: startOfDay(from),
    until: startOfDay(addDays(to, 1)),
  })
  const booked: Booked[] = [
    ...sold.map(({ order, invoiced, reduced }) => ({
      ...{ order, day: osloClock(order.createdAt).date, paper: null, sign: 1 as const },
      vat: invoiced
        ? beyondOf(order.paidVat, vatLeft(invoiced, reduced))
        : (order.paidVat ?? order.vat),
    })),
    ...issued.map(({ order, kind, number: paper, issuedOn: day, vat }) => ({
      ...{ order, day, paper, vat },
      sign: kind === 'invoice' ? (1 as const) : (-1 as const),
    })),
    ...back.map(({ order, vat, at, number, credited }) => ({
      ...{ order, day: osloClock(at).date, sign: -1 as const },
      vat: credited ? withoutVat(vat, credited) : vat,
      // The number is that of the note where there is one.
      paper: credited ? null : number,
    })),
  ]
  const rows = booked
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
    .flatMap((each) => rowsOf(i18n, each))
  return csvOf(headings(i18n), rows, spreadsheetSigns(ctx.language.code))
}

/** What was paid beyond what was claimed, by rate: nothing where it is no more than that. */
function beyondOf(paid: readonly VatRow[] | null, claimed: readonly VatRow[]): VatRow[] {
  return paid && sumOf(paid) > sumOf(claimed) ? withoutVat(paid, claimed) : []
}

/** Rows less others, by rate; freight may have moved between them, so that one is below nothing. */
function withoutVat(vat: readonly VatRow[], others: readonly VatRow[]): VatRow[] {
  const rates = [...new Set([...vat, ...others].map(({ rateBp }) => rateBp))]
  const all = rates.map((rateBp) => ({
    rateBp,
    ...{ netOre: 0, vatOre: 0 },
    ...vat.find((row) => row.rateBp === rateBp),
  }))
  return vatLeft(all, [others]).filter(({ netOre, vatOre }) => netOre !== 0 || vatOre !== 0)
}

function headings(i18n: I18n): string[] {
  return [
    i18n._(msg`Day`),
    i18n._(msg`Order`),
    i18n._(msg`Invoice or credit note`),
    i18n._(msg`Customer`),
    i18n._(msg`Organisation number`),
    i18n._(msg`State`),
    i18n._(msg`Payment`),
    i18n._(msg`Paid`),
    i18n._(msg`VAT rate, %`),
    i18n._(msg`Without VAT, NOK`),
    i18n._(msg`VAT, NOK`),
    i18n._(msg`With VAT, NOK`),
  ]
}

interface Booked {
  order: AccountedOrder
  vat: readonly VatRow[]
  /** In Oslo. */
  day: string
  paper: string | null
  sign: 1 | -1
}

function rowsOf(
  i18n: I18n,
  { order, vat, day, paper, sign }: Booked,
): (string | number | null)[][] {
  const said = [
    day,
    order.number,
    paper,
    order.companyName || order.name,
    order.orgNo,
    statusText(i18n, order.status),
    paymentText(i18n, order.paymentMethod).label,
    paymentStatusText(i18n, order.paymentStatus),
  ]
  return vat.map(({ rateBp, netOre, vatOre }) => [
    ...said,
    rateBp / 100,
    (sign * netOre) / 100,
    (sign * vatOre) / 100,
    (sign * (netOre + vatOre)) / 100,
  ])
}
