import { and, eq, sql } from 'drizzle-orm'
import { cartItems, carts, idempotencyKeys, products, stockLevels } from '#db/schema/index.ts'
import {
  fallback,
  fallbackWords,
  own,
  ownWords,
  productWords,
} from '#server/features/catalog/card.queries.ts'
import { scopeLists, type ScopeParams } from '#server/http/scope.ts'
import type { Database } from '#server/platform/database.ts'
import { preparedQuery, type Params } from '#server/platform/prepared-query.ts'
import {
  cartAt,
  type CartParams,
  type CartRow,
  type CartScope,
  cartValues,
  ownCart,
  type OwnerShape,
  ownerShape,
  restaurantOf,
  type SoldRow,
} from './cart.queries.ts'

export interface AddScope extends CartScope {
  productId: string
  /** The call's key as it is stored: bound to its owner. */
  key: string
}

export interface BeforeAdding {
  product: SoldRow | undefined
  lines: {
    productId: string
    optionsKey: string
    quantity: number
    /** Of a dish. */
    restaurantId: string | null
  }[]
  /** How the call was answered when it came before. */
  done: { bodyHash: string; cart: CartRow } | undefined
}

/** All that 'add' must know before it writes, in one round trip: the product, the lines, and whether the call was done before. */
export async function findBeforeAdding(database: Database, scope: AddScope): Promise<BeforeAdding> {
  const [[product], [stock], lines, done] = await database.read([
    soldProduct(scope),
    stockLeft(scope),
    linesBefore(cartValues(scope), ownerShape(scope)),
    doneBefore({ key: scope.key }),
  ])
  return {
    product: product && { ...product, left: stock?.left ?? 0 },
    lines,
    done: done[0] && { bodyHash: done[0].bodyHash, cart: done[0].answer as CartRow },
  }
}

/** What of a product goes into a line, and into its price: nothing that changes with every order. */
const soldProduct = preparedQuery(
  (build, at: ScopeParams & Params<'productId'>) =>
    build
      .select({
        id: products.id,
        sku: products.sku,
        barcode: products.barcode,
        isActive: sql<0 | 1>`${products.isActive}`,
        availability: products.availability,
        stockPolicy: products.stockPolicy,
        priceOre: products.priceOre,
        minQty: products.minQty,
        stepQty: products.stepQty,
        maxQty: products.maxQty,
        attributesSchema: products.attributesSchema,
        title: productWords(at, 'name'),
        restaurantId: restaurantOf(sql`${products.id}`),
      })
      .from(products)
      .leftJoin(own, ownWords(at))
      .leftJoin(fallback, fallbackWords(at))
      .where(and(eq(products.id, at.productId), eq(products.factoryId, at.factoryId))),
  scopeLists,
)

const stockLeft = preparedQuery((build, { productId }: Params<'productId'>) =>
  build
    .select({ left: sql<number>`${stockLevels.onHand} - ${stockLevels.reserved}` })
    .from(stockLevels)
    .where(eq(stockLevels.productId, productId)),
)

/** The whole cart would take the database longer than all else that it is asked here. */
const linesBefore = preparedQuery((build, at: CartParams, shape: OwnerShape) =>
  build
    .select({
      productId: cartItems.productId,
      optionsKey: cartItems.optionsKey,
      quantity: cartItems.quantity,
      restaurantId: restaurantOf(sql`${cartItems.productId}`),
    })
    .from(cartItems)
    .innerJoin(carts, eq(carts.id, cartItems.cartId))
    .where(ownCart(cartAt(at, shape))),
)

const doneBefore = preparedQuery((build, { key }: Params<'key'>) =>
  build.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key)),
)
