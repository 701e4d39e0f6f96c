import { and, eq, sql } from 'drizzle-orm'
import { cartItems, carts, idempotencyKeys, products, stockLevels } from '#db/schema/index.ts'
import {
  fallback,
  fallbackWords,
  own,
  ownWords,
  productWords,
} from '#server/features/catalog/card.queries.ts'
import { scopeLists, type ScopePlaces } from '#server/http/scope.ts'
import type { Database } from '#server/platform/database.ts'
import { keptQuery, type Places } from '#server/platform/kept-query.ts'
import { single } from '#server/platform/optimistic-reads.ts'
import {
  cartAt,
  type CartPlaces,
  type CartRow,
  type CartScope,
  cartValues,
  ownCart,
  type OwnerShape,
  ownerShape,
  type SoldRow,
} from './cart.queries.ts'

export interface AddScope extends CartScope {
  productId: string
  /** The call's key as it is stored: bound to its owner. */
  key: string
}

export interface BeforeAdding {
  product: SoldRow | undefined
  lines: { productId: string; optionsKey: string; quantity: number }[]
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

/**
 * The same of a caller who hopes: the product as it was, enough of it left, no lines and no call before. The write holds all of
 * it against what is there. Undefined where the isolate has not read the product, or where the lines decide how many are added.
 */
export function hopeBeforeAdding(
  database: Database,
  scope: AddScope,
  quantity?: number,
): BeforeAdding | undefined {
  const isEnough = ([product]: Omit<SoldRow, 'left'>[]) =>
    product !== undefined && (quantity !== undefined || product.minQty === product.stepQty)
  const [product] = database.recall(soldProduct(scope), isEnough) ?? []
  return (
    product && {
      product: { ...product, left: Number.MAX_SAFE_INTEGER },
      lines: [],
      done: undefined,
    }
  )
}

/** Who asks next reads first: of goods that have just been refused, such as what is sold out, there is nothing to hope. */
export function hopeNoMore(database: Database, scope: AddScope): void {
  database.unexpect(soldProduct(scope))
}

/** What of a product goes into a line, and into its price: nothing that changes with every order. */
const soldProduct = single(
  keptQuery(
    (build, at: ScopePlaces & Places<'productId'>) =>
      build
        .select({
          id: products.id,
          sku: products.sku,
          barcode: products.barcode,
          isActive: sql<0 | 1>`${products.isActive}`,
          availability: products.availability,
          stockPolicy: products.stockPolicy,
          shopPriceOre: products.shopPriceOre,
          minQty: products.minQty,
          stepQty: products.stepQty,
          maxQty: products.maxQty,
          attributesSchema: products.attributesSchema,
          title: productWords(at, 'name'),
        })
        .from(products)
        .leftJoin(own, ownWords(at))
        .leftJoin(fallback, fallbackWords(at))
        .where(and(eq(products.id, at.productId), eq(products.factoryId, at.factoryId))),
    scopeLists,
  ),
)

const stockLeft = keptQuery((build, { productId }: Places<'productId'>) =>
  build
    .select({ left: sql<number>`${stockLevels.onHand} - ${stockLevels.reserved}` })
    .from(stockLevels)
    .where(eq(stockLevels.productId, productId)),
)

/** The whole cart would take the database longer than all else that it is asked here. */
const linesBefore = keptQuery((build, at: CartPlaces, shape: OwnerShape) =>
  build
    .select({
      productId: cartItems.productId,
      optionsKey: cartItems.optionsKey,
      quantity: cartItems.quantity,
    })
    .from(cartItems)
    .innerJoin(carts, eq(carts.id, cartItems.cartId))
    .where(ownCart(cartAt(at, shape))),
)

const doneBefore = keptQuery((build, { key }: Places<'key'>) =>
  build.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key)),
)
