import { and, asc, inArray } from 'drizzle-orm'
import { products } from '#db/schema/index.ts'
import {
  fallback,
  fallbackWords,
  isListed,
  own,
  ownWords,
  productWords,
} from '#server/features/catalog/card.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { scopeOf } from '#server/http/scope.ts'
import { build } from '#server/platform/build.ts'

/** The goods that a seller can carry, in the reader's words. */
export async function listGoods(ctx: Ctx) {
  const scope = scopeOf(ctx)
  const name = productWords(scope, 'name')
  const [rows] = await ctx.database.read([
    build
      .select({ id: products.id, name, packageSize: productWords(scope, 'packageSize') })
      .from(products)
      .leftJoin(own, ownWords(scope))
      .leftJoin(fallback, fallbackWords(scope))
      .where(isListed(scope))
      .orderBy(asc(productWords(scope, 'sortName')), asc(products.id)),
  ])
  return rows.map((row) => ({
    id: row.id,
    name: row.name ?? '',
    packageSize: row.packageSize ?? '',
  }))
}

/** Those of the ids that no goods of the factory have. */
export async function listUnknownGoods(ctx: Ctx, ids: readonly string[]): Promise<string[]> {
  const [rows] = await ctx.database.read([
    build
      .select({ id: products.id })
      .from(products)
      .where(and(isListed(scopeOf(ctx)), inArray(products.id, [...ids]))),
  ])
  const known = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !known.has(id))
}
