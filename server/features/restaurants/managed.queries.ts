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
  return sql`exists (select 1 from ${restaurantManagers} as its
    where its.restaurant_id = ${restaurantId} and its.user_id = ${userId ?? ''})`
}
