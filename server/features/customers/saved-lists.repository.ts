import { and, asc, eq, sql } from 'drizzle-orm'
import { products, savedListItems, savedLists, users } from '#db/schema/index.ts'
import type { ChosenOptions } from '#domain/chosen-options.ts'
import { newId } from '#domain/ids.ts'
import { mostListItems, mostLists, type RenameList } from '#domain/saved-list.schema.ts'
import {
  type LineRow,
  parsed,
  productJoins,
  productObject,
  type ProductRow,
  productText,
} from '#server/features/cart/cart.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import type { Scope } from '#server/http/scope.ts'
import type { Database } from '#server/platform/database.ts'
import { statementOf } from '#server/platform/statement.ts'
import { saveRow } from '#server/save/save-row.queries.ts'
import { type Call, madeBefore, spentKey } from '#server/http/once.queries.ts'

/** One of a person's lists. */
interface Own {
  userId: string
  id: string
  now: number
}

export interface ListRow {
  id: string
  name: string
  rev: number
  lines: LineRow[]
}

const ownList = ({ userId, id }: Pick<Own, 'userId' | 'id'>) =>
  and(eq(savedLists.id, id), eq(savedLists.userId, userId))

/** A person's lists with what is in them, as they were made. */
export async function listLists(
  database: Database,
  scope: Scope & { userId: string },
): Promise<ListRow[]> {
  const lines = sql<string>`(select json_group_array(json(line)) from (
    select json_object('id', ${savedListItems.id}, 'optionsKey', ${savedListItems.optionsKey},
      'selectedAttributes', json(${savedListItems.selectedAttributes}),
      'quantity', ${savedListItems.quantity}, 'unitPriceOre', 0,
      'snapshotTitle', ${products.sku}, 'product', ${productObject(scope)}) as line
    from ${savedListItems}
    join ${products} on ${products.id} = ${savedListItems.productId}
      and ${products.factoryId} = ${scope.factoryId}
    ${productJoins(scope)}
    where ${savedListItems.listId} = ${savedLists.id}
    order by ${savedListItems.createdAt}, ${savedListItems.id}))`
  const [rows] = await database.read([
    database.build
      .select({
        id: savedLists.id,
        name: savedLists.name,
        rev: savedLists.rev,
        // Nested, since Drizzle drops the table's name from columns that stand in a selection of one table.
        lines: sql<string>`${lines}`,
      })
      .from(savedLists)
      .where(eq(savedLists.userId, scope.userId))
      .orderBy(asc(savedLists.createdAt), asc(savedLists.id)),
  ])
  return rows.map((row) => ({ ...row, lines: parsed<LineRow[]>(row.lines) ?? [] }))
}

export async function findMadeList(database: Database, key: string) {
  const [made] = await database.read([madeBefore(database.build, key)])
  return made[0]
}

/** Makes a list; undefined where the person has as many as there may be, or has gone. */
export async function insertList(
  ctx: Ctx,
  userId: string,
  { name, call }: { name: string; call: Call },
): Promise<string | undefined> {
  const id = newId()
  const hasRoom = sql`exists (select 1 from ${users} where ${users.id} = ${userId} and ${users.status} = 'active')
    and (select count(*) from ${savedLists} where ${savedLists.userId} = ${userId}) < ${mostLists}`
  const isMade = await saveRow(ctx, {
    table: savedLists,
    ...{ id, rev: 0, set: { userId, name }, when: hasRoom },
    also: [spentKey(ctx.database.build, call, id)],
  })
  return isMade ? id : undefined
}

/** Renames a list where it stands as its writer saw it; false where it does not, or is not theirs. */
export function renameList(
  ctx: Ctx,
  { userId, id }: Pick<Own, 'userId' | 'id'>,
  { rev, name }: RenameList,
): Promise<boolean> {
  return saveRow(ctx, { table: savedLists, id: { id, userId }, rev, set: { name } })
}

/** Removes a list with what is in it; false where the person has no such one. */
export async function deleteList(database: Database, own: Omit<Own, 'now'>): Promise<boolean> {
  const [deleted] = await database.write([
    statementOf(database.build.delete(savedLists).where(ownList(own))),
  ])
  return deleted?.rowsAffected === 1
}

/** A product of the factory, as it would be bought. */
export async function findProduct(
  database: Database,
  productId: string,
  scope: Scope,
): Promise<ProductRow | undefined> {
  const [rows] = await database.read([productText(scope, productId)])
  return parsed<ProductRow>(rows[0]?.text)
}

export interface ItemToSave {
  productId: string
  optionsKey: string
  chosen: ChosenOptions
  quantity: number
}

/** Puts a product into a list, or changes how many of it are there; false where the list is full, or not theirs. */
export async function saveItem(database: Database, own: Own, item: ItemToSave): Promise<boolean> {
  const isSame = sql`other.product_id = ${item.productId} and other.options_key = ${item.optionsKey}`
  const others = sql`(select count(*) from ${savedListItems} as other
    where other.list_id = ${savedLists.id} and not (${isSame}))`
  const [saved] = await database.write([
    statementOf(
      database.build
        .insert(savedListItems)
        .select(
          sql`select ${newId()}, ${savedLists.id}, ${item.productId}, ${item.optionsKey},
            ${JSON.stringify(item.chosen)}, ${item.quantity}, ${own.now}
          from ${savedLists} where ${ownList(own)} and ${others} < ${mostListItems}`,
        )
        .onConflictDoUpdate({
          target: [savedListItems.listId, savedListItems.productId, savedListItems.optionsKey],
          set: { quantity: sql`excluded.quantity` },
        }),
    ),
  ])
  return saved?.rowsAffected === 1
}

/** Takes an item out of a list; false where the person's list holds no such one. */
export async function deleteItem(
  database: Database,
  own: { userId: string; id: string; itemId: string },
): Promise<boolean> {
  const lists = database.build.select({ id: savedLists.id }).from(savedLists).where(ownList(own))
  const [deleted] = await database.write([
    statementOf(
      database.build
        .delete(savedListItems)
        .where(and(eq(savedListItems.id, own.itemId), sql`${savedListItems.listId} in ${lists}`)),
    ),
  ])
  return deleted?.rowsAffected === 1
}
