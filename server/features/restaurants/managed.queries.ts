import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { restaurantManagers } from '#db/schema/index.ts'
import type { Actor } from '#domain/permissions.ts'

/**
 * True for the restaurants that somebody may look into: a manager of kitchens sees those they were given, every other role
 * that sees kitchens sees all (then it is undefined, which `and` leaves out).
 */
export function isManagedBy(
  { role, userId }: Pick<Actor, 'role' | 'userId'>,
  restaurantId: SQLiteColumn,
): SQL | undefined {
  if (role !== 'kitchen_manager') return undefined
  // The column stands outside: in the subquery a `restaurant_id` without its table would be the subquery's own.
  return sql`${restaurantId} in (select its.restaurant_id from ${restaurantManagers} as its
    where its.user_id = ${userId ?? ''})`
}
