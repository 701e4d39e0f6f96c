import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { csvOf } from '#domain/csv.ts'
import type { AccountingQuery } from '#domain/documents.schema.ts'
import type { VatRow } from '#domain/orders.ts'
import { addDays, osloClock, startOfDay } from '#domain/oslo-time.ts'
import { translatorFor } from '#server/features/shell/translator.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { paymentText, statusText } from '#server/i18n/order-words.ts'
import { paymentStatusText } from '#server/i18n/order-step-words.ts'
import { listAccounted, type AccountedOrder } from './accounting.queries.ts'

/**
 * What was ordered in a period, and what was paid back in it with its sign turned round: a row for each rate of VAT, in kroner. Of an order that was lowered
 * after it was paid stands what was paid, since the rest went back. Orders that were cancelled before are left out.
 */
export async function accountingFile(ctx: Ctx, { from, to }: AccountingQuery): Promise<string> {
  const i18n = await translatorFor(ctx)
  const { sold, back } = await listAccounted(ctx.database, {
    factoryId: ctx.site.factoryId,
    from: startOfDay(from),
    until: startOfDay(addDays(to, 1)),
  })
  const rows = [
    ...sold.flatMap(({ order, invoice }) =>
      rowsOf(i18n, {
        order,
        vat: order.paidVat ?? order.vat,
        at: order.createdAt,
        paper: invoice,
        sign: 1,
      }),
    ),
    ...back.flatMap(({ order, vat, at, number }) =>
      rowsOf(i18n, { order, vat, at, paper: number, sign: -1 }),
    ),
  ]
  return csvOf(headings(i18n), rows)
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
  at: number
  paper: string | null
  sign: 1 | -1
}

function rowsOf(i18n: I18n, { order, vat, at, paper, sign }: Booked): (string | number | null)[][] {
  const said = [
    osloClock(at).date,
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
