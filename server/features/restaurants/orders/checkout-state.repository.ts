import { and, asc, eq, inArray } from 'drizzle-orm'
import {
  dishes,
  idempotencyKeys,
  payments,
  productTranslations,
  restaurantOrders,
  restaurants,
  restaurantTables,
  restaurantTranslations,
  taxRates,
} from '#db/schema/index.ts'
import { isInForce } from '#server/features/catalog/tax-rate.queries.ts'
import { textsIn } from '#server/features/restaurants/texts.queries.ts'
import type { Database } from '#server/platform/database.ts'

/** What an order to a restaurant depends on beside its menu and the cart: the table of a code, the rates of VAT, the names of its dishes in every language, and what a key has made. */
export async function findAround(
  database: Database,
  wanted: { restaurantId: string; table: string; today: string; storedKey: string },
) {
  const { build } = database
  const { restaurantId, table, today, storedKey } = wanted
  const [tables, rates, names, placed, keys] = await database.read([
    build
      .select({ id: restaurantTables.id, name: restaurantTables.name })
      .from(restaurantTables)
      .where(
        and(eq(restaurantTables.token, table), eq(restaurantTables.restaurantId, restaurantId)),
      ),
    build
      .select({ class: taxRates.class, percentBp: taxRates.percentBp })
      .from(taxRates)
      .where(isInForce(today))
      .orderBy(asc(taxRates.validFrom)),
    build
      .select({
        productId: productTranslations.productId,
        languageCode: productTranslations.languageCode,
        name: productTranslations.name,
      })
      .from(productTranslations)
      .where(
        inArray(
          productTranslations.productId,
          build
            .select({ id: dishes.productId })
            .from(dishes)
            .where(eq(dishes.restaurantId, restaurantId)),
        ),
      ),
    build
      .select({
        token: restaurantOrders.publicToken,
        ticket: restaurantOrders.ticket,
        paymentId: payments.id,
      })
      .from(restaurantOrders)
      .leftJoin(
        payments,
        and(eq(payments.kind, 'restaurant_order'), eq(payments.orderId, restaurantOrders.id)),
      )
      .where(eq(restaurantOrders.idempotencyKey, storedKey)),
    build
      .select({ bodyHash: idempotencyKeys.bodyHash })
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.key, storedKey)),
  ])
  return { table: tables[0], rates, names, placed: placed[0], spentFor: keys[0]?.bodyHash }
}

/** The table of a code, and whose it is. */
export async function findTable(
  database: Database,
  { factoryId, token }: { factoryId: string; token: string },
) {
  const [rows] = await database.read([
    database.build
      .select({
        name: restaurantTables.name,
        id: restaurants.id,
        slug: restaurants.slug,
        restaurant: textsIn(
          restaurantTranslations.name,
          restaurantTranslations.restaurantId,
          restaurants.id,
        ),
      })
      .from(restaurantTables)
      .innerJoin(restaurants, eq(restaurants.id, restaurantTables.restaurantId))
      .where(
        and(
          eq(restaurantTables.token, token),
          eq(restaurants.factoryId, factoryId),
          eq(restaurants.status, 'open'),
        ),
      ),
  ])
  return rows[0]
}
