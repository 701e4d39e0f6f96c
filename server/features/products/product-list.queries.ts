import { and, asc, count, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import { appConfig } from '#config'
import {
  categories,
  languages,
  productImages,
  products,
  productTranslations,
  productCategories,
  stockLevels,
} from '#db/schema/index.ts'
import { type ProductQuery, productsPageSize } from '#domain/admin-products.schema.ts'
import { codeIn, soughtWords } from '#domain/search.ts'
import {
  fallback,
  fallbackWords,
  own,
  ownWords,
  primaryImageId,
  productWords,
} from '#server/features/catalog/card.queries.ts'
import { categoryWords, categoryWordsIn } from '#server/features/catalog/texts.queries.ts'
import { holdsAll } from '#server/features/search/held-words.queries.ts'
import type { Scope } from '#server/http/scope.ts'
import { build } from '#server/platform/build.ts'

export interface AskedProducts {
  scope: Scope
  query: ProductQuery
}

export type ListedRow = Awaited<ReturnType<typeof listedQuery>>[number]

/**
 * One page of what was asked for, each row with how many there are in all. Which products stand on it is found first: what is read of
 * each of them would else be read of all.
 */
export function listedQuery({ scope, query }: AskedProducts) {
  const first = (query.page - 1) * productsPageSize
  const order = sql.join(sortedBy(scope, query.sort), sql`, `)
  const asked = build
    .select({
      id: sql<string>`${products.id}`.as('asked_id'),
      place: sql<number>`row_number() over (order by ${order})`.as('place'),
      total: sql<number>`count(*) over ()`.as('total'),
    })
    .from(products)
    .leftJoin(own, ownWords(scope))
    .leftJoin(fallback, fallbackWords(scope))
    .leftJoin(stockLevels, eq(stockLevels.productId, products.id))
    .where(isAskedFor(scope, query))
    .orderBy(sql`place`)
    .limit(productsPageSize)
    .offset(first)
    .as('asked')
  return build
    .select({
      total: asked.total,
      id: products.id,
      rev: products.rev,
      key: products.key,
      name: productWords(scope, 'name'),
      sku: products.sku,
      tint: categories.tint,
      ownImage: products.imageUrl,
      processedUrl: productImages.processedUrl,
      originalUrl: productImages.originalUrl,
      isActive: products.isActive,
      availability: products.availability,
      priceOre: products.priceOre,
      shopPriceOre: products.shopPriceOre,
      stockPolicy: products.stockPolicy,
      onHand: stockLevels.onHand,
      reserved: stockLevels.reserved,
      isLow: sql<0 | 1>`${isLow}`,
      confirmedAt: products.foodInfoConfirmedAt,
      languages: writtenLanguages,
      pictures: pictureCount,
    })
    .from(asked)
    .innerJoin(products, eq(products.id, asked.id))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(own, ownWords(scope))
    .leftJoin(fallback, fallbackWords(scope))
    .leftJoin(stockLevels, eq(stockLevels.productId, products.id))
    .leftJoin(productImages, eq(productImages.id, primaryImageId))
    .orderBy(asc(asked.place))
}

/** How many were asked for. */
export function totalQuery({ scope, query }: AskedProducts) {
  return build
    .select({ total: count() })
    .from(products)
    .leftJoin(own, ownWords(scope))
    .leftJoin(fallback, fallbackWords(scope))
    .leftJoin(stockLevels, eq(stockLevels.productId, products.id))
    .where(isAskedFor(scope, query))
}

/** The languages that a product should have words in. */
export function languageCountQuery() {
  return build.select({ count: count() }).from(languages).where(eq(languages.isActive, true))
}

/** The shelves of the shop in their order, shown or not. */
export function categoryNamesQuery(scope: Scope) {
  const joins = categoryWordsIn(scope)
  return build
    .select({ id: categories.id, name: categoryWords(scope).name })
    .from(categories)
    .leftJoin(...joins.own)
    .leftJoin(...joins.fallback)
    .where(eq(categories.factoryId, scope.factoryId))
    .orderBy(asc(categories.sortOrder), asc(categories.id))
}

const activeLanguages = sql`(select count(*) from ${languages} as spoken where spoken.is_active)`

const writtenLanguages = sql<number>`(select count(*) from ${productTranslations} as said
  join ${languages} as spoken on spoken.code = said.language_code and spoken.is_active
  where said.product_id = ${products.id} and said.name <> '')`

const pictureCount = sql<number>`(select count(*) from ${productImages} as picture
  where picture.product_id = ${products.id})`

/** True for what is counted, sold, and at or below its line. */
const isLow = sql`(${products.stockPolicy} <> 'untracked' and ${products.isActive} = 1
  and ${products.availability} = 'sale'
  and coalesce(${stockLevels.onHand} - ${stockLevels.reserved}, 0)
    <= coalesce(${products.lowStockAt}, ${appConfig.catalog.lowStockAt}))`

const isInState = {
  published: eq(products.isActive, true),
  draft: and(eq(products.isActive, false), ne(products.availability, 'ended')),
  archived: and(eq(products.isActive, false), eq(products.availability, 'ended')),
}

const lacks = {
  food: sql`${products.foodInfoConfirmedAt} is null`,
  languages: sql`${writtenLanguages} < ${activeLanguages}`,
  pictures: sql`${pictureCount} = 0`,
}

/** What is put away stands in the list only where it is asked for. */
function isAskedFor(scope: Scope, query: ProductQuery): SQL | undefined {
  const { category, state, missing, stock } = query
  return and(
    eq(products.factoryId, scope.factoryId),
    eq(products.kind, 'goods'),
    state ? isInState[state] : sql`not (${isInState.archived})`,
    category === undefined
      ? undefined
      : sql`(${products.categoryId} = ${category} or exists (select 1 from ${productCategories} as too
        where too.product_id = ${products.id} and too.category_id = ${category}))`,
    missing && lacks[missing],
    stock && isLow,
    isFound(scope, query.q),
  )
}

/** In a name in any language, in the item number, or in the barcode. */
function isFound({ factoryId }: Scope, q: string): SQL | undefined {
  if (q.trim() === '') return undefined
  const code = codeIn(q)
  // Once for all products, and each name cut from its text once: `limit -1` keeps the database from writing the cut into each comparison.
  const named = sql`${products.id} in (select it.id from (
    select said.product_id as id, substr(said.folded, 1, instr(said.folded, char(9))) as name
    from ${productTranslations} as said where said.factory_id = ${factoryId} limit -1) as it
    where ${holdsAll([sql`it.name`], soughtWords(q))})`
  return or(
    named,
    code === '' ? undefined : sql`instr(${codeOf(sql`${products.sku}`)}, ${code}) > 0`,
    code === '' ? undefined : sql`instr(coalesce(${products.barcode}, ''), ${code}) > 0`,
  )
}

/** The twin of `comparedCode`. */
function codeOf(column: SQL): SQL {
  return ['-', '_', '.', '/', ' '].reduce(
    (text, sign) => sql`replace(${text}, ${sign}, '')`,
    sql`upper(${column})`,
  )
}

function sortedBy(scope: Scope, sort: ProductQuery['sort']): SQL[] {
  const way = sort?.startsWith('-') ? desc : asc
  const by = {
    name: productWords(scope, 'sortName'),
    price: sql`${products.priceOre}`,
    stock: sql`coalesce(${stockLevels.onHand} - ${stockLevels.reserved}, 0)`,
    changed: sql`${products.updatedAt}`,
  }[(sort?.replace(/^-/u, '') ?? 'name') as 'name' | 'price' | 'stock' | 'changed']
  return [way(by), way(products.id)]
}
