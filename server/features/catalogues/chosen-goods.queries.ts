import { and, asc, count, countDistinct, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import {
  categories,
  productAllergens,
  productCategories,
  productImages,
  products,
  productTranslations,
  taxRates,
} from '#db/schema/index.ts'
import { catalogueRules } from '#domain/catalogue-rules.ts'
import type { CatalogueChoice } from '#domain/catalogues.ts'
import { isListed, primaryImageId } from '#server/features/catalog/card.queries.ts'
import { isInForce } from '#server/features/catalog/tax-rate.queries.ts'
import { selectCategories } from '#server/features/catalog/texts.queries.ts'
import type { Scope } from '#server/http/scope.ts'
import type { Database } from '#server/platform/database.ts'

type Build = Database['build']

/** What of the goods may be chosen. */
type Chosen = Pick<CatalogueChoice, 'categories' | 'products'>

/**
 * The goods of a choice with all that a catalogue says of them, the most popular first, at most 200; how many there are; and what can be
 * chosen from: one round trip. `today` is `YYYY-MM-DD` in the factory's time zone.
 */
export async function findChosenGoods(
  database: Database,
  scope: Scope,
  { chosen, today }: { chosen: Chosen; today: string },
) {
  const { build } = database
  const ids = chosenIds(build, scope, chosen)
  const [rows, texts, allergens, memberships, languages, total, named, counts, rates] =
    await database.read([
      selectGoods(build)
        .where(inArray(products.id, ids))
        .orderBy(desc(products.popularity), asc(products.id)),
      selectTexts(build).where(and(inArray(productTranslations.productId, ids), isRead(scope))),
      build.select().from(productAllergens).where(inArray(productAllergens.productId, ids)),
      build
        .select({
          productId: productCategories.productId,
          categoryId: productCategories.categoryId,
        })
        .from(productCategories)
        .where(inArray(productCategories.productId, ids)),
      selectFilled(build, ids),
      build
        .select({ count: count() })
        .from(products)
        .where(isChosen(build, scope, chosen)),
      selectCategories(build, scope),
      build
        .select({ categoryId: productCategories.categoryId, count: countDistinct(products.id) })
        .from(products)
        .innerJoin(productCategories, eq(productCategories.productId, products.id))
        .where(isListed(scope))
        .groupBy(productCategories.categoryId),
      build.select().from(taxRates).where(isInForce(today)),
    ])
  return {
    ...{ goods: rows, texts, allergens, memberships, languages, rates },
    count: total[0]?.count ?? 0,
    categories: named.map((category) => ({
      ...category,
      count: counts.find(({ categoryId }) => categoryId === category.id)?.count ?? 0,
    })),
  }
}
export type ChosenGoods = Awaited<ReturnType<typeof findChosenGoods>>

/** Every product that may be chosen by itself, with what it is called in the languages that may be read. */
export async function findAllGoods(database: Database, scope: Scope) {
  const [rows] = await database.read([
    database.build
      .select({
        key: products.key,
        sku: products.sku,
        languageCode: productTranslations.languageCode,
        name: productTranslations.name,
      })
      .from(products)
      .leftJoin(
        productTranslations,
        and(eq(productTranslations.productId, products.id), isRead(scope)),
      )
      .where(isListed(scope)),
  ])
  return rows
}

function selectGoods(build: Build) {
  return build
    .select({
      row: {
        ...{ id: products.id, key: products.key, sku: products.sku, barcode: products.barcode },
        ...{ priceOre: products.priceOre, salePriceOre: products.salePriceOre },
        ...{ priorPriceOre: products.priorPriceOre, priceFromOre: products.priceFromOre },
        ...{ priceToOre: products.priceToOre, netQuantity: products.netQuantity },
        ...{ netUnit: products.netUnit, attributes: products.attributesSchema },
        vatClass: products.vatClass,
        ...{ categoryId: products.categoryId, imageUrl: products.imageUrl },
        popularity: products.popularity,
      },
      tint: categories.tint,
      picture: {
        processedUrl: productImages.processedUrl,
        originalUrl: productImages.originalUrl,
        widths: productImages.widths,
      },
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(productImages, eq(productImages.id, primaryImageId))
}

function selectTexts(build: Build) {
  return build
    .select({
      productId: productTranslations.productId,
      languageCode: productTranslations.languageCode,
      slug: productTranslations.slug,
      name: productTranslations.name,
      packageSize: productTranslations.packageSize,
      description: productTranslations.description,
      ingredients: productTranslations.ingredients,
      storageText: productTranslations.storageText,
    })
    .from(productTranslations)
}

/** The language of the catalogue, those that stand in for it, and the default one. */
function isRead({ languageCode, fallbackLanguages, defaultCode }: Scope): SQL {
  return inArray(productTranslations.languageCode, [
    languageCode,
    ...fallbackLanguages,
    defaultCode,
  ])
}

/** How many texts of these goods each language has. */
function selectFilled(build: Build, ids: ReturnType<typeof chosenIds>) {
  const { name, packageSize, description, languageCode, productId } = productTranslations
  return build
    .select({
      languageCode,
      filled: sql<number>`sum((${name} <> '') + (${packageSize} <> '') + (${description} <> ''))`,
    })
    .from(productTranslations)
    .where(inArray(productId, ids))
    .groupBy(languageCode)
}

function chosenIds(build: Build, scope: Scope, chosen: Chosen) {
  return build
    .select({ id: products.id })
    .from(products)
    .where(isChosen(build, scope, chosen))
    .orderBy(desc(products.popularity), asc(products.id))
    .limit(catalogueRules.mostGoods)
}

/** Nothing named is all that the shop shows. */
function isChosen(build: Build, scope: Scope, chosen: Chosen): SQL | undefined {
  if (chosen.categories.length + chosen.products.length === 0) return isListed(scope)
  const inCategories = build
    .select({ id: productCategories.productId })
    .from(productCategories)
    .innerJoin(categories, eq(categories.id, productCategories.categoryId))
    .where(
      and(
        eq(categories.factoryId, scope.factoryId),
        eq(categories.isActive, true),
        inArray(categories.key, chosen.categories),
      ),
    )
  return and(
    isListed(scope),
    or(
      chosen.categories.length > 0 ? inArray(products.id, inCategories) : undefined,
      chosen.products.length > 0 ? inArray(products.key, chosen.products) : undefined,
    ),
  )
}
