import { eq, type SQL, sql } from 'drizzle-orm'
import { restaurantTables } from '#db/schema/index.ts'
import { mostTables } from '#domain/admin-restaurants.schema.ts'
import type { AuditEntry } from '#server/audit/audit.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { saveOrder } from '#server/save/save-order.queries.ts'
import { removeRow, type RowSave, saveRow } from '#server/save/save-row.queries.ts'

type TableSave = Omit<RowSave<typeof restaurantTables>, 'table' | 'id'> & {
  id: string
  restaurantId: string
}

/** Saves a table of a restaurant as its editor saw it (see `saveRow`). */
export function saveTable(ctx: Ctx, { restaurantId, ...save }: TableSave): Promise<boolean> {
  const { id, rev } = save
  // A new one is bound to its restaurant by what it is written with.
  const key = rev === 0 ? id : { id, restaurantId }
  return saveRow(ctx, { ...save, id: key, table: restaurantTables })
}

/** Removes a table: orders that name it keep its name. */
export function deleteTable(
  ctx: Ctx,
  { id, restaurantId, ...at }: Pick<TableSave, 'id' | 'restaurantId' | 'rev' | 'audit'>,
): Promise<boolean> {
  return removeRow(ctx, { ...at, id: { id, restaurantId }, table: restaurantTables })
}

/** Puts the tables of a restaurant in an order where they stand as its writer saw them; false where they do not. */
export function saveTableOrder(
  ctx: Ctx,
  restaurantId: string,
  save: { order: readonly string[]; seen: readonly string[]; audit: AuditEntry },
): Promise<boolean> {
  const within = eq(restaurantTables.restaurantId, restaurantId)
  return saveOrder(ctx, { ...save, within, table: restaurantTables, by: restaurantTables.id })
}

/** Holds while a restaurant has room for one more table, and none that is called so. */
export function canBeAdded(restaurantId: string, id: string, name: string): SQL {
  return sql`(select count(*) from ${restaurantTables} as its where its.restaurant_id = ${restaurantId}) < ${mostTables}
    and ${isFreeName(restaurantId, id, name)}`
}

/** Holds where no other table of the restaurant is called so. */
export function isFreeName(restaurantId: string, id: string, name: string): SQL {
  return sql`not exists (select 1 from ${restaurantTables} as other
    where other.restaurant_id = ${restaurantId} and other.id <> ${id} and other.name = ${name})`
}

/** Behind the others. */
export function lastSeat(restaurantId: string): SQL {
  return sql`(select coalesce(max(its.sort_order), 0) + 1 from ${restaurantTables} as its where its.restaurant_id = ${restaurantId})`
}
