import { and, eq } from 'drizzle-orm'
import { products } from '#db/schema/index.ts'
import type { Scope } from '#server/http/scope.ts'
import type { Database } from '#server/platform/database.ts'

/** How a product is packed, and its key. */
export async function findPacking(database: Database, scope: Scope, id: string) {
  const [rows] = await database.read([
    database.build
      .select({
        key: products.key,
        unitsPerCarton: products.unitsPerCarton,
        cartonsPerPallet: products.cartonsPerPallet,
        grossWeightG: products.grossWeightG,
      })
      .from(products)
      .where(and(eq(products.id, id), eq(products.factoryId, scope.factoryId))),
  ])
  return rows[0]
}
export type Packing = NonNullable<Awaited<ReturnType<typeof findPacking>>>
