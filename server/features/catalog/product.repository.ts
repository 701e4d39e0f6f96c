import { and, asc, count, eq, getTableColumns, ne, type SQL, sql } from 'drizzle-orm'
import { appConfig } from '#config'
import {
  categories,
  mediaTexts,
  productAllergens,
  productCategories,
  productDiets,
  productImages,
  productRelations,
  products,
  productTranslations,
  sellerProducts,
  sellers,
  stockLevels,
  taxRates,
} from '#db/schema/index.ts'
import type { Database } from '#server/platform/database.ts'
import {
  fallback,
  fallbackWords,
  isListed,
  left,
  own,
  ownWords,
  productWords,
  selectCards,
} from './card.queries.ts'
import { firstIn, isTranslated } from '#server/features/languages/words.queries.ts'
import type { Scope } from '#server/http/scope.ts'
import { isInForce } from './tax-rate.queries.ts'
import { categoryWords, categoryWordsIn } from './texts.queries.ts'

type Build = Database['build']

/** All that the page of one product shows, found by its slug in any language: one round trip. `today` is `YYYY-MM-DD` in the factory's time zone. */
export async function findProduct(database: Database, scope: Scope, slug: string, today: string) {
  const { build } = database
  const id = productId(scope, slug)
  const [found, slugs, images, allergens, diets, inCategories, related, sold] = await database.read(
    [
      selectProduct(build, scope, id, today),
      build
        .select({
          languageCode: productTranslations.languageCode,
          slug: productTranslations.slug,
          isTranslated: isTranslated(productTranslations),
        })
        .from(productTranslations)
        .where(and(eq(productTranslations.productId, id), ne(productTranslations.slug, ''))),
      build
        .select({ ...getTableColumns(productImages), alt: altText(scope) })
        .from(productImages)
        .where(eq(productImages.productId, id))
        .orderBy(sql`${productImages.isPrimary} desc`, asc(productImages.sortOrder)),
      build
        .select({
          code: productAllergens.code,
          level: productAllergens.level,
          detail: productAllergens.detail,
        })
        .from(productAllergens)
        .where(eq(productAllergens.productId, id)),
      build
        .select({ diet: productDiets.diet })
        .from(productDiets)
        .where(eq(productDiets.productId, id)),
      selectCategoriesOf(build, scope, id),
      selectCards(build, scope)
        .innerJoin(productRelations, eq(productRelations.relatedId, products.id))
        .where(and(isListed(scope), eq(productRelations.productId, id)))
        .orderBy(asc(productRelations.sortOrder))
        .limit(appConfig.catalog.related),
      selectSold(build, id),
    ],
  )
  return {
    product: found[0],
    slugs,
    images,
    allergens,
    diets,
    categories: inCategories,
    related: related.map(({ card }) => card),
    sellers: sold[0]?.count ?? 0,
  }
}

/** Slugs are unique within a language; where two languages share one, the page's own wins. */
function productId(scope: Scope, slug: string): SQL<string> {
  return sql`(
    select ${productTranslations.productId} from ${productTranslations}
    where ${productTranslations.factoryId} = ${scope.factoryId} and ${productTranslations.slug} = ${slug}
    order by ${firstIn(productTranslations.languageCode, scope)}
    limit 1)`
}

/** How many sellers on the map carry it. */
function selectSold(build: Build, id: SQL<string>) {
  return build
    .select({ count: count() })
    .from(sellerProducts)
    .innerJoin(sellers, eq(sellers.id, sellerProducts.sellerId))
    .where(and(eq(sellerProducts.productId, id), eq(sellers.status, 'active')))
}

/** What the library says of a picture in the page's language: its address is `/media/<id>/…`. */
function altText({ languageCode }: Scope): SQL<string | null> {
  return sql`(select said.alt_text from ${mediaTexts} as said
    where said.media_id = substr(original_url, 8, 36) and said.language_code = ${languageCode})`
}

function selectProduct(build: Build, scope: Scope, id: SQL<string>, today: string) {
  return build
    .select({
      row: products,
      words: allWords(scope),
      tint: categories.tint,
      left,
      vatBp: taxRates.percentBp,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(own, ownWords(scope))
    .leftJoin(fallback, fallbackWords(scope))
    .leftJoin(stockLevels, eq(stockLevels.productId, products.id))
    .leftJoin(taxRates, and(eq(taxRates.class, products.vatClass), isInForce(today)))
    .where(
      and(
        eq(products.id, id),
        eq(products.factoryId, scope.factoryId),
        eq(products.kind, 'goods'),
        eq(products.isActive, true),
      ),
    )
    .orderBy(sql`${taxRates.validFrom} desc`)
    .limit(1)
}

function allWords(scope: Scope) {
  return {
    slug: productWords(scope, 'slug'),
    name: productWords(scope, 'name'),
    packageSize: productWords(scope, 'packageSize'),
    description: productWords(scope, 'description'),
    ingredients: productWords(scope, 'ingredients'),
    storage: productWords(scope, 'storageText'),
    origin: productWords(scope, 'originText'),
  }
}

/** The product's main category first: the crumbs lead through it. */
function selectCategoriesOf(build: Build, scope: Scope, id: SQL<string>) {
  const joins = categoryWordsIn(scope)
  const { slug, name } = categoryWords(scope)
  return build
    .select({ key: categories.key, slug, name })
    .from(productCategories)
    .innerJoin(categories, eq(categories.id, productCategories.categoryId))
    .innerJoin(products, eq(products.id, productCategories.productId))
    .leftJoin(...joins.own)
    .leftJoin(...joins.fallback)
    .where(and(eq(productCategories.productId, id), eq(categories.isActive, true)))
    .orderBy(sql`${categories.id} = ${products.categoryId} desc`, asc(categories.sortOrder))
}
