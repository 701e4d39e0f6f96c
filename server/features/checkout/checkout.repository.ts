import { and, asc, eq, gte, inArray, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import {
  cartItems,
  carts,
  categories,
  deliveryAreas,
  factorySettings,
  idempotencyKeys,
  orders,
  payments,
  productAllergens,
  productImages,
  products,
  productTranslations,
  shippingMethods,
  shippingMethodTranslations,
  shippingRates,
  shippingSlots,
  slotBookings,
  stockLevels,
  taxRates,
} from '#db/schema/index.ts'
import { offlineMethods } from '#domain/checkout.ts'
import {
  type CartParams,
  type CartScope,
  cartAt,
  cartValues,
  ownCart,
  type OwnerShape,
  ownerShape,
} from '#server/features/cart/cart.queries.ts'
import { isInForce } from '#server/features/catalog/tax-rate.queries.ts'
import { productWords } from '#server/features/catalog/card.queries.ts'
import { firstWords } from '#server/features/languages/words.queries.ts'
import { scopeLists, type ScopeParams } from '#server/http/scope.ts'
import type { Build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'
import { preparedQuery, type Param, type Params } from '#server/platform/prepared-query.ts'

export interface CheckoutScope extends CartScope {
  /** The date in Oslo. */
  today: string
  /** Empty until the buyer has typed one. */
  postcode: string
  /** The key of placing, as it is stored; empty where nothing is being placed. */
  storedKey: string
}

export type CheckoutRows = Awaited<ReturnType<typeof readCheckout>>
export type LineRow = CheckoutRows['lines'][number]
export type MethodRow = CheckoutRows['methods'][number]

/** All that a checkout depends on, in one round trip: the cart, its goods as they are now, rates, deliveries and their room. */
export async function readCheckout(database: Database, scope: CheckoutScope) {
  const { today, postcode, storedKey } = scope
  const values = { ...cartValues(scope), today, postcode, storedKey }
  const shape = ownerShape(scope)
  const [lines, allergens, rates, methods, weights, areas, slots, bookings, placed, keys] =
    await database.read([
      linesOf(values, shape),
      allergensOf(values, shape),
      ratesOn(values),
      methodsIn(values),
      weightsIn(values),
      areasOf(values),
      slotsIn(values),
      bookingsFrom(values),
      placedUnder(values),
      spentKey(values),
    ])
  return {
    lines,
    allergens,
    rates,
    methods,
    weights,
    areas,
    slots,
    bookings,
    placed: placed[0],
    key: keys[0],
  }
}

function activeMethod({ factoryId }: { factoryId: Param }) {
  return and(eq(shippingMethods.factoryId, factoryId), eq(shippingMethods.isActive, true))
}

function ownMethods(build: Build, scope: { factoryId: Param }) {
  return build.select({ id: shippingMethods.id }).from(shippingMethods).where(activeMethod(scope))
}

const allergensOf = preparedQuery((build, at: CartParams, shape: OwnerShape) => {
  const inCart = build
    .select({ productId: cartItems.productId })
    .from(cartItems)
    .innerJoin(carts, eq(carts.id, cartItems.cartId))
    .where(ownCart(cartAt(at, shape)))
  return build.select().from(productAllergens).where(inArray(productAllergens.productId, inCart))
})

const ratesOn = preparedQuery((build, { today }: Params<'today'>) =>
  build
    .select({ class: taxRates.class, percentBp: taxRates.percentBp })
    .from(taxRates)
    .where(isInForce(today))
    .orderBy(asc(taxRates.validFrom)),
)

const weightsIn = preparedQuery((build, at: Params<'factoryId'>) =>
  build
    .select()
    .from(shippingRates)
    .where(inArray(shippingRates.methodId, ownMethods(build, at))),
)

const areasOf = preparedQuery((build, at: Params<'factoryId' | 'postcode'>) =>
  build
    .select()
    .from(deliveryAreas)
    .where(
      and(
        eq(deliveryAreas.postcode, at.postcode),
        inArray(deliveryAreas.methodId, ownMethods(build, at)),
      ),
    ),
)

const slotsIn = preparedQuery((build, at: Params<'factoryId'>) =>
  build
    .select()
    .from(shippingSlots)
    .where(inArray(shippingSlots.methodId, ownMethods(build, at))),
)

const bookingsFrom = preparedQuery((build, at: Params<'factoryId' | 'today'>) =>
  build
    .select()
    .from(slotBookings)
    .where(
      and(gte(slotBookings.date, at.today), inArray(slotBookings.methodId, ownMethods(build, at))),
    ),
)

const placedUnder = preparedQuery((build, at: Params<'factoryId' | 'storedKey'>) =>
  build
    .select({ number: orders.number, token: orders.publicToken, paymentId: payments.id })
    .from(orders)
    .leftJoin(payments, and(eq(payments.kind, 'order'), eq(payments.orderId, orders.id)))
    .where(and(eq(orders.factoryId, at.factoryId), eq(orders.idempotencyKey, at.storedKey))),
)

const spentKey = preparedQuery((build, at: Params<'storedKey'>) =>
  build.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, at.storedKey)),
)

/** What a sale goes by: a product's texts and nutrition are wide, and nothing here reads them. */
const soldColumns = {
  id: products.id,
  sku: products.sku,
  barcode: products.barcode,
  isActive: products.isActive,
  availability: products.availability,
  stockPolicy: products.stockPolicy,
  restockOn: products.restockOn,
  priceOre: products.priceOre,
  minQty: products.minQty,
  stepQty: products.stepQty,
  maxQty: products.maxQty,
  attributesSchema: products.attributesSchema,
  vatClass: products.vatClass,
  grossWeightG: products.grossWeightG,
  temperature: products.temperature,
  withdrawalPolicy: products.withdrawalPolicy,
}

const linesOf = preparedQuery((build, at: CartParams, shape: OwnerShape) => {
  const own = alias(productTranslations, 'own_words')
  const fallback = alias(productTranslations, 'default_words')
  const words = (name: 'name' | 'slug' | 'packageSize') => productWords(at, name, { own, fallback })
  return build
    .select({
      id: cartItems.id,
      cartId: cartItems.cartId,
      optionsKey: cartItems.optionsKey,
      selectedAttributes: cartItems.selectedAttributes,
      quantity: cartItems.quantity,
      seenPriceOre: cartItems.unitPriceOre,
      snapshotTitle: cartItems.snapshotTitle,
      product: soldColumns,
      tint: categories.tint,
      title: words('name'),
      slug: words('slug'),
      packageSize: words('packageSize'),
      left: sql<number>`coalesce(${stockLevels.onHand} - ${stockLevels.reserved}, 0)`,
      imageUrl: sql<string | null>`coalesce((select coalesce(${productImages.processedUrl},
        ${productImages.originalUrl}) from ${productImages}
        where ${productImages.productId} = ${products.id} and ${productImages.isPrimary}
        order by ${productImages.sortOrder} limit 1), ${products.imageUrl})`,
    })
    .from(cartItems)
    .innerJoin(carts, eq(carts.id, cartItems.cartId))
    .innerJoin(products, eq(products.id, cartItems.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(own, and(eq(own.productId, products.id), eq(own.languageCode, at.languageCode)))
    .leftJoin(
      fallback,
      and(eq(fallback.productId, products.id), eq(fallback.languageCode, at.defaultCode)),
    )
    .leftJoin(stockLevels, eq(stockLevels.productId, products.id))
    .where(
      and(
        ownCart(cartAt(at, shape)),
        eq(products.factoryId, at.factoryId),
        // Dishes are ordered from their restaurant.
        ne(products.kind, 'dish'),
      ),
    )
    .orderBy(asc(cartItems.createdAt), asc(cartItems.id))
}, scopeLists)

/** Read with the rest rather than from the site, which may be some seconds old: what is not offered any more is not taken. */
function offeredPayments({ factoryId }: { factoryId: Param }) {
  const offered = sql`(select set_by.payment_methods from ${factorySettings} as set_by where set_by.factory_id = ${factoryId})`
  return sql`coalesce(${offered}, ${JSON.stringify(offlineMethods)})`.mapWith(
    factorySettings.paymentMethods,
  )
}

const methodsIn = preparedQuery((build, at: ScopeParams) => {
  const own = alias(shippingMethodTranslations, 'own_method_words')
  const fallback = alias(shippingMethodTranslations, 'default_method_words')
  const words = (name: 'name' | 'description') =>
    sql<string>`${firstWords(at, {
      own: own[name],
      of: {
        column: shippingMethodTranslations[name],
        owner: shippingMethodTranslations.methodId,
        id: shippingMethods.id,
      },
      behind: fallback[name],
      otherwise: sql`''`,
    })}`
  return build
    .select({
      method: shippingMethods,
      name: words('name'),
      description: words('description'),
      offered: offeredPayments(at),
    })
    .from(shippingMethods)
    .leftJoin(own, and(eq(own.methodId, shippingMethods.id), eq(own.languageCode, at.languageCode)))
    .leftJoin(
      fallback,
      and(eq(fallback.methodId, shippingMethods.id), eq(fallback.languageCode, at.defaultCode)),
    )
    .where(activeMethod(at))
    .orderBy(asc(shippingMethods.sortOrder))
}, scopeLists)
