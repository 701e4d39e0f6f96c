import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { serverConfig } from '#config'
import {
  counters,
  events,
  orderLines,
  orders,
  productAllergens,
  products,
  quotes,
  shippingMethods,
  shippingMethodTranslations,
  shortItems,
  stockLevels,
} from '#db/schema/index.ts'
import type { Allergen } from '#domain/catalog.ts'
import { newId } from '#domain/ids.ts'
import type { ActorType } from '#domain/orders.ts'
import { osloClock } from '#domain/oslo-time.ts'
import { answerMs } from '#domain/short-items.ts'
import { countedUp } from '#server/features/orders/numbers.queries.ts'
import type { NewOrder } from '#server/features/orders/place-order.repository.ts'
import { stockStatements } from '#server/features/orders/stock.queries.ts'
import { summedReservations } from '#domain/summed-reservations.ts'
import { transitionStatements } from '#server/features/orders/transition.queries.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import type { AcceptedGoods, AcceptedLine } from './accepted-order.ts'
import { toBuyer } from './quote-mails.queries.ts'
import { quoteStep } from './quote-steps.queries.ts'
import { queuedForSales } from './sales-mail.queries.ts'
import type { FoundQuote, OfferRow } from './quotes.repository.ts'

/** What the goods of an offer are now, what is left of them, and how they can be brought. */
export async function findAcceptedGoods(
  database: Database,
  { factoryId, languageCode }: { factoryId: string; languageCode: string },
  { lines }: OfferRow,
) {
  const ids = lines.flatMap(({ productId }) => productId ?? [])
  const [goods, allergens, methods] = await database.read([
    build
      .select({
        id: products.id,
        barcode: products.barcode,
        stockPolicy: products.stockPolicy,
        withdrawalPolicy: products.withdrawalPolicy,
        minQty: products.minQty,
        left: sql<number>`coalesce(${stockLevels.onHand} - ${stockLevels.reserved}, 0)`,
      })
      .from(products)
      .leftJoin(stockLevels, eq(stockLevels.productId, products.id))
      .where(and(eq(products.factoryId, factoryId), inArray(products.id, ids))),
    build.select().from(productAllergens).where(inArray(productAllergens.productId, ids)),
    build
      .select({
        id: shippingMethods.id,
        kind: shippingMethods.kind,
        name: shippingMethodTranslations.name,
      })
      .from(shippingMethods)
      .leftJoin(
        shippingMethodTranslations,
        and(
          eq(shippingMethodTranslations.methodId, shippingMethods.id),
          eq(shippingMethodTranslations.languageCode, languageCode),
        ),
      )
      .where(and(eq(shippingMethods.factoryId, factoryId), eq(shippingMethods.isActive, true)))
      .orderBy(asc(shippingMethods.sortOrder)),
  ])
  return {
    goods: goods.map((product) => ({
      ...product,
      allergens: allergens
        .filter(({ productId }) => productId === product.id)
        .map(({ code, level, detail }) => ({ code, level, detail }) as Allergen),
    })),
    methods,
  }
}

export interface Accepting {
  found: FoundQuote
  order: NewOrder
  lines: readonly AcceptedLine[]
  goods: readonly AcceptedGoods[]
  actorType: ActorType
  actorId: string | null
  /** Who accepts, as they write their name. */
  name: string
}

/**
 * Makes the order of an accepted offer in one batch, all or nothing: the quote's step, the gapless number, the goods that are there, the
 * order with its lines, what is waited for, and both mails. Sales have approved it by their offer: it is confirmed at once. Throws
 * `isOvertaken` where the quote has changed, and the fault of `stock_levels_left` where somebody else took the goods.
 */
export async function insertAccepted(database: Database, accepting: Accepting): Promise<void> {
  const { found, order, lines, goods, actorType, actorId } = accepting
  const { quote } = found
  const at = order.createdAt
  const scope = `orders:${order.factoryId}`
  const year = Number(osloClock(at).date.slice(0, 4))
  await database.write([
    ...quoteStep({
      ...{ quote, to: 'accepted', event: 'accept', actorType, actorId, at },
      reason: accepting.name,
    }),
    ...transitionStatements(build, {
      ...{ orderId: order.id, from: null, to: 'placed', event: 'place', actorType, actorId, at },
    }),
    confirmed(order.id, at),
    countedUp({ scope, year }),
    numbered(order, { scope, year }),
    namedBy(quote.id, order.id),
    ...stockStatements(order.factoryId, reservationsOf(lines, goods)),
    ...lines.flatMap((each, sortOrder) => lineStatements(order.id, each, { sortOrder, at })),
    toBuyer(quote, 'Q6', { at }),
    queuedForSales(quote, 'Q6-staff', { at }),
  ])
}

function confirmed(orderId: string, at: number): Statement {
  return statementOf(
    build.insert(events).values({
      ...{ id: newId(), entity: 'order', entityId: orderId, at },
      ...{ fromState: 'placed', toState: 'confirmed', event: 'confirm' },
      ...{ actorType: 'system', actorId: null },
    }),
  )
}

/** The order's row; its number is made of the counter that the statement before it has raised. */
function numbered(order: NewOrder, { scope, year }: { scope: string; year: number }): Statement {
  const prefix = `${serverConfig.orders.numberPrefix}-${String(year).slice(2)}-`
  const number = build
    .select({ number: sql`${prefix} || printf('%06d', ${counters.last})` })
    .from(counters)
    .where(and(eq(counters.scope, scope), eq(counters.year, year)))
  return statementOf(
    build.insert(orders).values({ ...order, number: sql`(${number})`, status: 'confirmed' }),
  )
}

function namedBy(quoteId: string, orderId: string): Statement {
  return statementOf(build.update(quotes).set({ orderId }).where(eq(quotes.id, quoteId)))
}

function lineStatements(
  orderId: string,
  { line, short }: AcceptedLine,
  { sortOrder, at }: { sortOrder: number; at: number },
): Statement[] {
  const waiting = { settledAs: 'wait' as const, settledAt: at, askedAt: at, dueAt: at + answerMs }
  return [
    statementOf(build.insert(orderLines).values({ ...line, orderId, sortOrder })),
    ...(short > 0
      ? [
          statementOf(
            build
              .insert(shortItems)
              .values({ id: newId(), orderId, lineId: line.id, quantity: short, ...waiting }),
          ),
        ]
      : []),
  ]
}

/** One reservation for each product, whatever its lines. */
function reservationsOf(lines: readonly AcceptedLine[], goods: readonly AcceptedGoods[]) {
  return summedReservations(
    lines.flatMap(({ line: { productId, reservedQty } }) => {
      const product = goods.find(({ id }) => id === productId)
      return product && reservedQty > 0
        ? [{ productId: product.id, quantity: reservedQty, minQty: product.minQty }]
        : []
    }),
  )
}
