import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import {
  factorySettings,
  products,
  productTranslations,
  sellerProducts,
  sellers,
  sellerTranslations,
} from '#db/schema/index.ts'
import type { SellerKind } from '#domain/sellers.ts'
import {
  fallback,
  fallbackWords,
  isListed,
  own,
  ownWords,
  productWords,
  selectCards,
} from '#server/features/catalog/card.queries.ts'
import { firstIn } from '#server/features/languages/words.queries.ts'
import type { Scope } from '#server/http/scope.ts'
import type { Database } from '#server/platform/database.ts'

type Build = Database['build']

/** Suspended and terminated sellers are nobody's to see. */
function isShown({ factoryId }: Scope): SQL | undefined {
  return and(eq(sellers.factoryId, factoryId), eq(sellers.status, 'active'))
}

const listed = {
  id: sellers.id,
  slug: sellers.slug,
  name: sellers.name,
  kind: sellers.kind,
  street: sellers.street,
  postcode: sellers.postcode,
  city: sellers.city,
  lat: sellers.lat,
  lng: sellers.lng,
  weekly: sellers.weekly,
  exceptions: sellers.exceptions,
  closedFrom: sellers.closedFrom,
  closedTo: sellers.closedTo,
  searchText: sellers.searchText,
}

interface Wanted {
  product: string
  kind: SellerKind | undefined
}

/** The sellers of a kind that carry a product, and what can be chosen from: one round trip. */
export async function findSellers(database: Database, scope: Scope, { product, kind }: Wanted) {
  const { build } = database
  const [rows, carried, chosen, settings] = await database.read([
    build
      .select({ ...listed, goods: goodsOf })
      .from(sellers)
      .where(
        and(
          isShown(scope),
          kind && eq(sellers.kind, kind),
          product === '' ? undefined : carries(build, scope, product),
        ),
      )
      .orderBy(asc(sellers.name), asc(sellers.id)),
    selectCarried(build, scope),
    selectNamed(build, scope, product),
    build
      .select({ url: factorySettings.mapTiles, credit: factorySettings.mapCredit })
      .from(factorySettings)
      .where(eq(factorySettings.factoryId, scope.factoryId)),
  ])
  return { sellers: rows, products: carried, product: chosen[0], tiles: settings[0] }
}

/** In a select of one table Drizzle leaves its name out: here another table has an id, too. */
const goodsOf = sql<number>`(select count(*) from ${sellerProducts} as carried where carried.seller_id = "sellers"."id")`

/** Slugs are unique within a language; where two languages share one, the page's own wins. */
function productOf(scope: Scope, slug: string): SQL<string> {
  return sql`(
    select ${productTranslations.productId} from ${productTranslations}
    where ${productTranslations.factoryId} = ${scope.factoryId} and ${productTranslations.slug} = ${slug}
    order by ${firstIn(productTranslations.languageCode, scope)}
    limit 1)`
}

function carries(build: Build, scope: Scope, slug: string): SQL {
  return inArray(
    sellers.id,
    build
      .select({ id: sellerProducts.sellerId })
      .from(sellerProducts)
      .where(eq(sellerProducts.productId, productOf(scope, slug))),
  )
}

const named = (scope: Scope) => ({
  slug: sql<string>`coalesce(${productWords(scope, 'slug')}, ${products.key})`,
  name: sql<string>`coalesce(${productWords(scope, 'name')}, ${products.key})`,
})

/** The goods of the catalogue that some seller carries. */
function selectCarried(build: Build, scope: Scope) {
  const sold = build
    .select({ id: sellerProducts.productId })
    .from(sellerProducts)
    .innerJoin(sellers, eq(sellers.id, sellerProducts.sellerId))
    .where(isShown(scope))
  return build
    .select(named(scope))
    .from(products)
    .leftJoin(own, ownWords(scope))
    .leftJoin(fallback, fallbackWords(scope))
    .where(and(isListed(scope), inArray(products.id, sold)))
    .orderBy(asc(productWords(scope, 'sortName')), asc(products.id))
}

function selectNamed(build: Build, scope: Scope, slug: string) {
  return build
    .select(named(scope))
    .from(products)
    .leftJoin(own, ownWords(scope))
    .leftJoin(fallback, fallbackWords(scope))
    .where(and(eq(products.factoryId, scope.factoryId), eq(products.id, productOf(scope, slug))))
}

/** Every seller that is shown, with as much as a list by place needs. */
export async function findByPlace(database: Database, scope: Scope) {
  const { slug, name, kind, street, postcode, city } = listed
  const [rows] = await database.read([
    database.build
      .select({ slug, name, kind, street, postcode, city })
      .from(sellers)
      .where(isShown(scope))
      .orderBy(asc(sellers.city), asc(sellers.name)),
  ])
  return rows
}

/** One seller with its story in every language that it has, and the cards of its goods: one round trip. */
export async function findSeller(database: Database, scope: Scope, slug: string) {
  const { build } = database
  const isIt = and(isShown(scope), eq(sellers.slug, slug))
  const [rows, stories, goods] = await database.read([
    build
      .select({
        ...listed,
        phone: sellers.phone,
        website: sellers.website,
        closureNote: sellers.closureNote,
      })
      .from(sellers)
      .where(isIt),
    build
      .select({ languageCode: sellerTranslations.languageCode, story: sellerTranslations.story })
      .from(sellerTranslations)
      .innerJoin(sellers, eq(sellers.id, sellerTranslations.sellerId))
      .where(isIt),
    selectCards(build, scope)
      .innerJoin(sellerProducts, eq(sellerProducts.productId, products.id))
      .innerJoin(sellers, eq(sellers.id, sellerProducts.sellerId))
      .where(and(isIt, isListed(scope)))
      .orderBy(desc(products.popularity), asc(products.id)),
  ])
  return { seller: rows[0], stories, goods: goods.map(({ card }) => card) }
}
