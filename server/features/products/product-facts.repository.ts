import { eq } from 'drizzle-orm'
import { productCategories } from '#db/schema/index.ts'
import { build } from '#server/platform/build.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

/** The categories that a product stands in, instead of those before. */
export function placedIn(productId: string, categoryIds: readonly string[]): Statement[] {
  const places = categoryIds.map((categoryId) => ({ productId, categoryId }))
  return [
    statementOf(build.delete(productCategories).where(eq(productCategories.productId, productId))),
    statementOf(build.insert(productCategories).values(places)),
  ]
}
