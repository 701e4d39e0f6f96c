import { and, eq } from 'drizzle-orm'
import { restaurantOrders, restaurants, restaurantTranslations } from '#db/schema/index.ts'
import { textsIn } from '#server/features/restaurants/texts.queries.ts'
import type { Database } from '#server/platform/database.ts'

/** An order with its restaurant, for the mail about it: nothing that its guest typed. */
export async function findMailedTicket(
  database: Database,
  { factoryId, id }: { factoryId: string; id: string },
) {
  const { ticket, promisedAt, reason, reasonText, publicToken } = restaurantOrders
  const { slug, phone, street, postcode, city } = restaurants
  const [[row]] = await database.read([
    database.build
      .select({
        order: { ticket, promisedAt, reason, reasonText, publicToken },
        restaurant: { slug, phone, street, postcode, city },
        name: textsIn(
          restaurantTranslations.name,
          restaurantTranslations.restaurantId,
          restaurants.id,
        ),
      })
      .from(restaurantOrders)
      .innerJoin(restaurants, eq(restaurants.id, restaurantOrders.restaurantId))
      .where(and(eq(restaurantOrders.id, id), eq(restaurantOrders.factoryId, factoryId))),
  ])
  return row
}
