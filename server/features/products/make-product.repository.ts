import { and, eq, type SQL } from 'drizzle-orm'
import { products, stockLevels } from '#db/schema/index.ts'
import type { Ctx } from '#server/http/context.ts'
import { madeBefore } from '#server/http/once.queries.ts'
import { build } from '#server/platform/build.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import { saveRow } from '#server/save/save-row.queries.ts'
import type { ProductRowSave } from './products.repository.ts'

/** What a call with this key has made: a product, a copy, or a movement of stock. */
export async function findMade({ database }: Ctx, key: string) {
  const [rows] = await database.read([madeBefore(build, key)])
  return rows[0]
}

/**
 * A key or an item number that no product has yet: the one that is wished for, else with a number behind it.
 * @example freeName(ctx, 'key', 'jam') // 'jam-2'
 */
export async function freeName(ctx: Ctx, column: 'key' | 'sku', wished: string): Promise<string> {
  const nextFree = await freeNames(ctx, column)
  return nextFree(wished)
}

/** The same for several that are made together: what is given once is not given again. */
export async function freeNames(
  { database, site }: Ctx,
  column: 'key' | 'sku',
): Promise<(wished: string) => string> {
  const [rows] = await database.read([
    build
      .select({ name: products[column] })
      .from(products)
      .where(eq(products.factoryId, site.factoryId)),
  ])
  const taken = new Set(rows.map(({ name }) => name))
  return (wished) => {
    let name = wished
    for (let number = 2; taken.has(name); number += 1) name = `${wished}-${number}`
    taken.add(name)
    return name
  }
}

/** What a new dish is made of beside its product. */
export interface NewDishParts {
  categoryId: SQL
  /** What has to hold when it is made. */
  when: readonly SQL[]
  also: (id: string) => Statement[]
}

/** Holds while all of them do. */
export function allHold(conditions: readonly SQL[]): SQL | undefined {
  return and(...conditions)
}

/** A new product with what belongs to it; visitors do not see it, so that no page is made anew. */
export function insertedProduct(ctx: Ctx, save: ProductRowSave): Promise<boolean> {
  return saveRow(ctx, { ...save, table: products })
}

/** Where its stock is counted from the first that comes. */
export function emptyShelf(productId: string): Statement {
  return statementOf(
    build.insert(stockLevels).values({ productId, onHand: 0 }).onConflictDoNothing(),
  )
}
