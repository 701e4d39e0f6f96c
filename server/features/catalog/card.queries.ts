import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import { alias, type SQLiteColumn } from 'drizzle-orm/sqlite-core'
import {
  categories,
  productImages,
  products,
  productTranslations,
  stockLevels,
} from '#db/schema/index.ts'
import type { CardRow } from '#domain/product-card.ts'
import type { Build } from '#server/platform/build.ts'
import { firstWords, wordsIn } from '#server/features/languages/words.queries.ts'
import { jsonRow } from '#server/platform/json-row.ts'
import type { InScope } from '#server/http/scope.ts'

/** The page's language and the default one; those that stand in between are looked up where they are needed. */
export const own = alias(productTranslations, 'own')
export const fallback = alias(productTranslations, 'fallback')

export const ownWords = (scope: InScope) =>
  and(eq(own.productId, products.id), eq(own.languageCode, scope.languageCode))
export const fallbackWords = (scope: InScope) =>
  and(eq(fallback.productId, products.id), eq(fallback.languageCode, scope.defaultCode))

type WordColumn =
  | 'slug'
  | 'name'
  | 'packageSize'
  | 'description'
  | 'ingredients'
  | 'storageText'
  | 'originText'
  | 'sortName'
  | 'folded'

type Words = Record<WordColumn, SQLiteColumn>

/** A text of a product in the page's language, else in one that stands in for it, else in the default one, from these joins. */
export function productWords(
  scope: Pick<InScope, 'fallbackLanguages'>,
  name: WordColumn,
  joined: { own: Words; fallback: Words } = { own, fallback },
): SQL<string | null> {
  return firstWords(scope, {
    own: joined.own[name],
    of: textOf(name),
    behind: joined.fallback[name],
  })
}

/** The same text in each language that stands in for the page's. */
export function wordsOfFallback(
  { fallbackLanguages }: InScope,
  name: WordColumn,
): SQL<string | null>[] {
  return fallbackLanguages.map((code) => wordsIn(code, textOf(name)))
}

const textOf = (name: WordColumn) => ({
  column: productTranslations[name],
  owner: productTranslations.productId,
  id: products.id,
})

/** Products that the public catalogue shows: the factory's own goods that are active and not ended. */
export function isListed(scope: InScope): SQL | undefined {
  return and(
    eq(products.factoryId, scope.factoryId),
    eq(products.kind, 'goods'),
    eq(products.isActive, true),
    ne(products.availability, 'ended'),
  )
}

/**
 * The same of products that the query names by their ids: without the plus, SQLite would rather walk through all that are listed
 * than look up the few.
 */
export function isListedOf(scope: InScope): SQL | undefined {
  return and(
    sql`+${products.factoryId} = ${scope.factoryId}`,
    eq(products.kind, 'goods'),
    eq(products.isActive, true),
    ne(products.availability, 'ended'),
  )
}

/** The primary picture of a product, if it has one. */
export const primaryImageId = sql<string>`(
  select ${productImages.id} from ${productImages}
  where ${productImages.productId} = ${products.id} and ${productImages.isPrimary} = 1
  order by ${productImages.sortOrder} limit 1)`

export const left = sql<number | null>`${stockLevels.onHand} - ${stockLevels.reserved}`

/** The rows of cards, each as one text, with the joins that they need; a caller adds which products and in which order. */
export function selectCards(build: Build, scope: InScope) {
  return selectWithCards(build, scope, {})
}

/** The same with more about each product. */
export function selectWithCards<More extends Record<string, SQL>>(
  build: Build,
  scope: InScope,
  more: More,
) {
  return build
    .select({ card: cardIn(scope), ...more })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(own, ownWords(scope))
    .leftJoin(fallback, fallbackWords(scope))
    .leftJoin(stockLevels, eq(stockLevels.productId, products.id))
    .leftJoin(productImages, eq(productImages.id, primaryImageId))
}

const cardIn = (scope: InScope) =>
  jsonRow<CardRow>({
    id: products.id,
    key: products.key,
    slug: productWords(scope, 'slug'),
    name: productWords(scope, 'name'),
    packageSize: productWords(scope, 'packageSize'),
    tint: categories.tint,
    badge: products.badge,
    priceOre: products.priceOre,
    salePriceOre: products.salePriceOre,
    priorPriceOre: products.priorPriceOre,
    priceFromOre: products.priceFromOre,
    priceToOre: products.priceToOre,
    netQuantity: products.netQuantity,
    netUnit: products.netUnit,
    minQty: products.minQty,
    attributes: products.attributesSchema,
    availability: products.availability,
    stockPolicy: products.stockPolicy,
    left,
    restockOn: products.restockOn,
    processedUrl: productImages.processedUrl,
    originalUrl: productImages.originalUrl,
    imageUrl: products.imageUrl,
    widths: productImages.widths,
  })
