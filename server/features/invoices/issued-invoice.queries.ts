import { msg } from '@lingui/core/macro'
import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import { serverConfig } from '#config'
import { counters, invoices, orders } from '#db/schema/index.ts'
import { newId } from '#domain/ids.ts'
import { invoiceLanguage, sellerOf } from '#domain/invoice-issuer.ts'
import { addDays, osloClock } from '#domain/oslo-time.ts'
import { countedUp } from '#server/features/orders/numbers.queries.ts'
import { queuedMessage } from '#server/features/outbox/message.queries.ts'
import { plainTranslatorFor } from '#server/i18n/translator.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import { creditNotes } from './credit-note.queries.ts'
import { type InvoicedOrder, invoiceDataOf, type SoldOrder } from './invoice-data.ts'
import { findIssuer } from './issuer.queries.ts'

interface Issuing {
  /** Who does it: null where it happens by itself. */
  userId: string | null
  at: number
  /** When the last of the goods left, epoch ms. */
  deliveredAt: number
}

/**
 * The statements that issue the invoice of an order, for the batch in which all of its goods have left: the next number of the series, the
 * paper as the order stands, the credit notes of what went back before, and its mail. None where the order is not on invoice, or where the settings lack what the law wants on one: then
 * it is issued from the order's sheet. The batch fails where the order has one already, and with it its number is given to nobody.
 */
export async function issuedInvoice(
  database: Database,
  sold: SoldOrder,
  { userId, at, deliveredAt }: Issuing,
): Promise<Statement[]> {
  const { order, lines } = sold
  if (order.paymentMethod !== 'invoice') return []
  const { factoryId, shippingMethodId } = order
  const languageCode = invoiceLanguage(order.languageCode)
  const { issuer, names } = await findIssuer(database, {
    ...{ factoryId, orderId: order.id, shippingMethodId, languageCode },
    productIds: isInOwnWords(order) ? [] : lines.flatMap(({ line }) => line.productId ?? []),
  })
  const seller = sellerOf(issuer, order.vat)
  if (!issuer || !seller || order.totalOre === 0) return []
  const issuedOn = osloClock(at).date
  const data = invoiceDataOf(sold, {
    seller,
    names: isInOwnWords(order) ? { ...names, freight: undefined } : names,
    deliveredOn: osloClock(deliveredAt).date,
    freightWord: await freightWordIn(languageCode),
  })
  const [id, year] = [newId(), Number(issuedOn.slice(0, 4))]
  const scope = `invoices:${factoryId}`
  return [
    countedUp({ scope, year }),
    statementOf(
      build.insert(invoices).values({
        ...{ id, factoryId, orderId: order.id, kind: 'invoice', languageCode, data, issuedOn },
        number: numberOf(scope, year),
        dueOn: addDays(issuedOn, issuer.paymentDays),
        ...{ createdAt: at, createdBy: userId },
      }),
    ),
    ...creditNotes({
      ...{ order, lines, languageCode, userId, at, invoice: { issuedOn, data } },
      ...{ refunds: sold.refunds, refundsBefore: [], creditsBefore: [] },
    }),
    queuedMessage({
      ...{ factoryId, kind: 'M11', entityId: order.id, about: id, at },
      ...{ languageCode: order.languageCode, recipient: order.email },
    }),
  ]
}

/** What an accepted offer's freight is called that no way of the shop's fits: in the language of the paper. */
async function freightWordIn(languageCode: string): Promise<string> {
  const i18n = await plainTranslatorFor({ catalogue: languageCode.startsWith('en') ? 'en' : 'nb' })
  return i18n._(msg`Freight`)
}

/** The papers of the wanted orders, the invoice first. */
export function invoicesOf(isWanted: SQL | undefined) {
  return build
    .select({ invoice: invoices })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(isWanted))
    .orderBy(asc(invoices.createdAt), asc(invoices.id))
}

/** The buyer's own words are lawful on the paper: then they stay as they were bought. */
function isInOwnWords({ languageCode }: InvoicedOrder): boolean {
  return invoiceLanguage(languageCode) === languageCode
}

/** Made of the counter that the statement before it has raised. */
function numberOf(scope: string, year: number): SQL {
  const prefix = `${serverConfig.orders.invoicePrefix}-${String(year).slice(2)}-`
  const last = build
    .select({ last: counters.last })
    .from(counters)
    .where(and(eq(counters.scope, scope), eq(counters.year, year)))
  return sql`${prefix} || printf('%06d', ${last})`
}
