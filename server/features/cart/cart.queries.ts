import { and, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import {
  cartItems,
  carts,
  categories,
  dishes,
  productImages,
  products,
  productTranslations,
  stockLevels,
} from '#db/schema/index.ts'
import type { PricingBreakdown } from '#domain/cart.ts'
import type { ChosenDish } from '#domain/chosen-dish.ts'
import type { AttributeSchema, Availability, StockPolicy, Tint } from '#domain/catalog.ts'
import type { ChosenOptions } from '#domain/chosen-options.ts'
import { productWords } from '#server/features/catalog/card.queries.ts'
import { type InScope, type Scope, scopeLists, type ScopeParams } from '#server/http/scope.ts'
import type { Build } from '#server/platform/build.ts'
import type { StatementResult } from '#server/platform/hrana.ts'
import { preparedQuery, type Param, type Params } from '#server/platform/prepared-query.ts'
import type { CartOwner } from '#domain/cart-owner.ts'

/** Whose cart, of which factory, in which language. */
export interface CartScope extends Scope {
  owner: CartOwner
}

/** Where a cart's owner stands in a kept query: the person's id or the guest's hash. */
export type CartParams = ScopeParams & Params<'owner'>

/** What the text of a cart's query depends on: in which column the owner is found. */
export interface OwnerShape {
  isPersons: boolean
}

interface InCart extends InScope {
  owner: { userId: Param } | { guestHash: Param }
}

export function ownerShape({ owner }: Pick<CartScope, 'owner'>): OwnerShape {
  return { isPersons: 'userId' in owner }
}

export function cartValues({ owner, ...scope }: CartScope) {
  return { ...scope, owner: 'userId' in owner ? owner.userId : owner.guestHash }
}

/** The cart of a kept query, as its parts take it. */
export function cartAt(at: CartParams, { isPersons }: OwnerShape): InCart {
  const { factoryId, languageCode, fallbackLanguages, defaultCode, owner } = at
  return {
    factoryId,
    languageCode,
    fallbackLanguages,
    defaultCode,
    owner: isPersons ? { userId: owner } : { guestHash: owner },
  }
}

/** What a product's sale goes by. */
export interface SoldRow {
  id: string
  sku: string
  barcode: string | null
  isActive: 0 | 1
  availability: Availability
  stockPolicy: StockPolicy
  left: number
  priceOre: number | null
  minQty: number
  stepQty: number
  maxQty: number
  attributesSchema: AttributeSchema
  title: string | null
  /** Of a dish: whose it is. */
  restaurantId: string | null
}

/** What a cart shows of it beside that. */
export interface ProductRow extends SoldRow {
  slug: string | null
  packageSize: string | null
  tint: Tint
  imageUrl: string | null
  image: {
    originalUrl: string
    processedUrl: string | null
    widths: number[]
    width: number
    height: number
  } | null
}

export interface LineRow {
  id: string
  optionsKey: string
  selectedAttributes: (ChosenOptions | ChosenDish) & { pricing_breakdown?: PricingBreakdown }
  quantity: number
  unitPriceOre: number
  snapshotTitle: string
  product: ProductRow
}

export interface CartRow {
  id: string
  sessionId: string | null
  lines: LineRow[]
}

const own = alias(productTranslations, 'own')
const fallback = alias(productTranslations, 'fallback')

/**
 * The owner's cart with its lines as one JSON text; no row where there is none. One text, so that a write batch can answer
 * with the cart and keep that very answer for a repeat of the call.
 */
export function cartText(build: Build, scope: InCart) {
  const cart = sql<string>`json_object('id', ${carts.id}, 'sessionId', ${carts.sessionId}, 'lines', (
    select json_group_array(json(line)) from (
      select json_object('id', ${cartItems.id}, 'optionsKey', ${cartItems.optionsKey},
        'selectedAttributes', json(${cartItems.selectedAttributes}),
        'quantity', ${cartItems.quantity}, 'unitPriceOre', ${cartItems.unitPriceOre},
        'snapshotTitle', ${cartItems.snapshotTitle}, 'product', ${productObject(scope)}) as line
      from ${cartItems}
      join ${products} on ${products.id} = ${cartItems.productId}
      ${productJoins(scope)}
      where ${cartItems.cartId} = ${carts.id}
      order by ${cartItems.createdAt}, ${cartItems.id})))`
  // Nested, since Drizzle drops the table's name from columns that stand in a selection of one table.
  return build
    .select({ text: sql<string>`${cart}` })
    .from(carts)
    .where(ownCart(scope))
}

/** `cartText` of the owner's cart, ready to be sent. */
export function ownCartText(scope: CartScope) {
  return keptCartText(cartValues(scope), ownerShape(scope))
}

const keptCartText = preparedQuery(
  (build, at: CartParams, shape: OwnerShape) => cartText(build, cartAt(at, shape)),
  scopeLists,
)

/** One product of the factory as JSON text, or null where it is unknown, or a dish, which the shop does not sell. */
export function productText(scope: Scope, productId: string) {
  return keptProductText({ ...scope, productId })
}

const keptProductText = preparedQuery((build, scope: ScopeParams & Params<'productId'>) => {
  const product = sql`select ${productObject(scope)} from ${products} ${productJoins(scope)}
    where ${products.id} = ${scope.productId} and ${products.factoryId} = ${scope.factoryId}
      and ${products.kind} <> 'dish'`
  return build.select({ text: sql<string | null>`(${product})` }).from(sql`(select 1)`)
}, scopeLists)

/** The text of a batch's answer that is one text. */
export function textOf(result: StatementResult | undefined): string | undefined {
  const text = result?.rows[0]?.[0]
  return typeof text === 'string' ? text : undefined
}

/** The row behind a JSON text, or undefined where there is none. */
export function parsed<Row>(text: string | null | undefined): Row | undefined {
  return text ? (JSON.parse(text) as Row) : undefined
}

/** The owner's cart in this factory. */
export function ownCart({ owner, factoryId }: Pick<InCart, 'factoryId' | 'owner'>) {
  const isOwn =
    'userId' in owner ? eq(carts.userId, owner.userId) : eq(carts.guestHash, owner.guestHash)
  return and(isOwn, eq(carts.factoryId, factoryId))
}

/** Whose dish a product is; null of goods of the shop. */
export function restaurantOf(productId: SQL): SQL<string | null> {
  return sql<
    string | null
  >`(select of_dish.restaurant_id from ${dishes} as of_dish where of_dish.product_id = ${productId})`
}

/** A product as a line of goods needs it, as JSON; it wants the joins of `productJoins`. */
export function productObject(scope: InScope): SQL {
  const words = (name: 'name' | 'slug' | 'packageSize') =>
    productWords(scope, name, { own, fallback })
  return sql`json_object('id', ${products.id}, 'sku', ${products.sku},
    'barcode', ${products.barcode}, 'isActive', ${products.isActive},
    'availability', ${products.availability}, 'stockPolicy', ${products.stockPolicy},
    'left', coalesce(${stockLevels.onHand} - ${stockLevels.reserved}, 0),
    'priceOre', ${products.priceOre}, 'minQty', ${products.minQty},
    'stepQty', ${products.stepQty}, 'maxQty', ${products.maxQty},
    'attributesSchema', json(${products.attributesSchema}),
    'title', ${words('name')},
    'restaurantId', ${restaurantOf(sql`${products.id}`)},
    'slug', ${words('slug')},
    'packageSize', ${words('packageSize')},
    'tint', ${categories.tint}, 'imageUrl', ${products.imageUrl},
    'image', (
      select json_object('originalUrl', ${productImages.originalUrl},
        'processedUrl', ${productImages.processedUrl}, 'widths', json(${productImages.widths}),
        'width', ${productImages.width}, 'height', ${productImages.height})
      from ${productImages}
      where ${productImages.productId} = ${products.id} and ${productImages.isPrimary} = 1
      order by ${productImages.sortOrder} limit 1))`
}

export function productJoins(scope: InScope): SQL {
  return sql`join ${categories} on ${categories.id} = ${products.categoryId}
    left join ${productTranslations} as own
      on ${own.productId} = ${products.id} and ${own.languageCode} = ${scope.languageCode}
    left join ${productTranslations} as fallback
      on ${fallback.productId} = ${products.id} and ${fallback.languageCode} = ${scope.defaultCode}
    left join ${stockLevels} on ${stockLevels.productId} = ${products.id}`
}
