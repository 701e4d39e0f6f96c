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
import { preparedQuery, type Params } from '#server/platform/prepared-query.ts'
import {
  fallback,
  fallbackWords,
  isListedOf,
  left,
  own,
  ownWords,
  productWords,
  selectCards,
} from './card.queries.ts'
import { firstIn, isTranslated } from '#server/features/languages/words.queries.ts'
import { type InScope, type Scope, scopeLists, type ScopeParams } from '#server/http/scope.ts'
import { isInForce } from './tax-rate.queries.ts'
import { categoryWords, categoryWordsIn } from './texts.queries.ts'

/** Where the page's language, its address and the day stand in the queries of one product. */
type At = ScopeParams & Params<'slug'>

/** All that the page of one product shows, found by its slug in any language: one round trip. `today` is `YYYY-MM-DD` in the factory's time zone. */
export async function findProduct(database: Database, scope: Scope, slug: string, today: string) {
  const at = { ...scope, slug }
  const [found, slugs, images, allergens, diets, inCategories, related, sold] = await database.read(
    [
      selectProduct({ ...at, today }),
      selectSlugs(at),
      selectImages(at),
      selectAllergens(at),
      selectDiets(at),
      selectCategoriesOf(at),
      selectRelated(at),
      selectSold(at),
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
function productId(at: At): SQL<string> {
  return sql`(
    select ${productTranslations.productId} from ${productTranslations}
    where ${productTranslations.factoryId} = ${at.factoryId} and ${productTranslations.slug} = ${at.slug}
    order by ${firstIn(productTranslations.languageCode, at)}
    limit 1)`
}

const selectSlugs = preparedQuery(
  (build, at: At) =>
    build
      .select({
        languageCode: productTranslations.languageCode,
        slug: productTranslations.slug,
        isTranslated: isTranslated(productTranslations),
      })
      .from(productTranslations)
      .where(
        and(eq(productTranslations.productId, productId(at)), ne(productTranslations.slug, '')),
      ),
  scopeLists,
)

const selectImages = preparedQuery(
  (build, at: At) =>
    build
      .select({ ...getTableColumns(productImages), alt: altText(at) })
      .from(productImages)
      .where(eq(productImages.productId, productId(at)))
      .orderBy(sql`${productImages.isPrimary} desc`, asc(productImages.sortOrder)),
  scopeLists,
)

const selectAllergens = preparedQuery((build, at: At) => {
  const { code, level, detail } = productAllergens
  return build
    .select({ code, level, detail })
    .from(productAllergens)
    .where(eq(productAllergens.productId, productId(at)))
}, scopeLists)

const selectDiets = preparedQuery(
  (build, at: At) =>
    build
      .select({ diet: productDiets.diet })
      .from(productDiets)
      .where(eq(productDiets.productId, productId(at))),
  scopeLists,
)

const selectRelated = preparedQuery(
  (build, at: At) =>
    selectCards(build, at)
      .innerJoin(productRelations, eq(productRelations.relatedId, products.id))
      .where(and(isListedOf(at), eq(productRelations.productId, productId(at))))
      .orderBy(asc(productRelations.sortOrder))
      .limit(appConfig.catalog.related),
  scopeLists,
)

/** How many sellers on the map carry it. */
const selectSold = preparedQuery(
  (build, at: At) =>
    build
      .select({ count: count() })
      .from(sellerProducts)
      .innerJoin(sellers, eq(sellers.id, sellerProducts.sellerId))
      .where(and(eq(sellerProducts.productId, productId(at)), eq(sellers.status, 'active'))),
  scopeLists,
)

/** What the library says of a picture in the page's language: its address is `/media/<id>/…`. */
function altText({ languageCode }: InScope): SQL<string | null> {
  return sql`(select said.alt_text from ${mediaTexts} as said
    where said.media_id = substr(original_url, 8, 36) and said.language_code = ${languageCode})`
}

const selectProduct = preparedQuery(
  (build, at: At & Params<'today'>) =>
    build
      .select({
        row: products,
        words: allWords(at),
        tint: categories.tint,
        left,
        vatBp: taxRates.percentBp,
      })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .leftJoin(own, ownWords(at))
      .leftJoin(fallback, fallbackWords(at))
      .leftJoin(stockLevels, eq(stockLevels.productId, products.id))
      .leftJoin(taxRates, and(eq(taxRates.class, products.vatClass), isInForce(at.today)))
      .where(
        and(
          eq(products.id, productId(at)),
          eq(products.factoryId, at.factoryId),
          eq(products.kind, 'goods'),
          eq(products.isActive, true),
        ),
      )
      .orderBy(sql`${taxRates.validFrom} desc`)
      .limit(1),
  scopeLists,
)

function allWords(scope: InScope) {
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
const selectCategoriesOf = preparedQuery((build, at: At) => {
  const joins = categoryWordsIn(at)
  const { slug, name } = categoryWords(at)
  return build
    .select({ key: categories.key, slug, name })
    .from(productCategories)
    .innerJoin(categories, eq(categories.id, productCategories.categoryId))
    .innerJoin(products, eq(products.id, productCategories.productId))
    .leftJoin(...joins.own)
    .leftJoin(...joins.fallback)
    .where(and(eq(productCategories.productId, productId(at)), eq(categories.isActive, true)))
    .orderBy(sql`${categories.id} = ${products.categoryId} desc`, asc(categories.sortOrder))
}, scopeLists)
