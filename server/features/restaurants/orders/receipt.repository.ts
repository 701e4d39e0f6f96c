import { and, asc, eq } from 'drizzle-orm'
import {
  restaurantOrderLines,
  restaurantOrders,
  restaurants,
  restaurantTranslations,
} from '#db/schema/index.ts'
import { textsIn } from '#server/features/restaurants/texts.queries.ts'
import type { Database } from '#server/platform/database.ts'

/** An order to a restaurant with its lines, as its guest reads of it. */
export async function findReceipt(
  database: Database,
  { factoryId, id }: { factoryId: string; id: string },
) {
  const { build } = database
  const isIt = and(eq(restaurantOrders.id, id), eq(restaurantOrders.factoryId, factoryId))
  const [found, lines] = await database.read([
    build
      .select({
        order: restaurantOrders,
        phone: restaurants.phone,
        restaurant: textsIn(
          restaurantTranslations.name,
          restaurantTranslations.restaurantId,
          restaurants.id,
        ),
      })
      .from(restaurantOrders)
      .innerJoin(restaurants, eq(restaurants.id, restaurantOrders.restaurantId))
      .where(isIt),
    build
      .select({ line: restaurantOrderLines })
      .from(restaurantOrderLines)
      .innerJoin(restaurantOrders, eq(restaurantOrders.id, restaurantOrderLines.orderId))
      .where(isIt)
      .orderBy(asc(restaurantOrderLines.sortOrder)),
  ])
  return found[0] && { ...found[0], lines: lines.map(({ line }) => line) }
}
