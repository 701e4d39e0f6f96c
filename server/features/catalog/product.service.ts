import { canBeBought, saleState } from '#domain/availability.ts'
import { allergenCodes, type Attribute, diets } from '#domain/catalog.ts'
import { declaresFood, hasNutrition, isFood } from '#domain/food-information.ts'
import type { Product, ProductOption } from '#domain/product.schema.ts'
import { defaultFirst } from '#domain/languages.ts'
import { nutrientRows } from '#domain/nutrition.ts'
import { choicesOf, localized } from '#domain/options.ts'
import { osloClock } from '#domain/oslo-time.ts'
import {
  isAwaited,
  pictureOf,
  pricedUnit,
  priceOf,
  productCardOf,
  sharedAddress,
} from '#domain/product-card.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { findProduct } from './product.repository.ts'
import { type Scope, scopeOf } from '#server/http/scope.ts'

type Rows = Awaited<ReturnType<typeof findProduct>>
type Found = NonNullable<Rows['product']>

/** All that a product's page shows, in the page's words. Refuses `not_found` for a slug that no active product has. */
export async function getProduct(ctx: Ctx, slug: string): Promise<Result<Product>> {
  const scope = scopeOf(ctx)
  const rows = await findProduct(ctx.database, scope, slug, osloClock(ctx.now()).date)
  if (!rows.product) return refused('not_found')
  const { row } = rows.product
  const words = productWords(rows.product)
  const codes = ctx.site.languages.map(({ code }) => code)
  const price = priceOf({ ...row, attributes: row.attributesSchema })
  const state = saleState(row.availability, {
    policy: row.stockPolicy,
    left: rows.product.left,
    minQty: row.minQty,
  })
  const images = imagesOf(rows)
  return done({
    id: row.id,
    slug: words.slug,
    paths: Object.fromEntries(
      rows.slugs.map((each) => [each.languageCode, `/products/${each.slug}`]),
    ),
    alternates: defaultFirst(codes, scope.defaultCode).filter((code) =>
      rows.slugs.some((each) => each.languageCode === code && each.isTranslated === 1),
    ),
    name: words.name,
    packageSize: words.packageSize,
    description: words.description,
    sku: row.sku,
    ...(row.barcode ? { barcode: row.barcode } : {}),
    tint: rows.product.tint,
    ...(row.badge ? { badge: row.badge } : {}),
    images,
    sharedImages: images.map(({ src }) => sharedAddress(src)),
    categories: rows.categories,
    price: { ...price, ...(rows.product.vatBp === null ? {} : { vatBp: rows.product.vatBp }) },
    net: { quantity: row.netQuantity, unit: row.netUnit },
    options: row.attributesSchema.map((attribute) => optionOf(attribute, row, scope)),
    state,
    ...(row.restockOn && isAwaited(state) ? { restockOn: row.restockOn } : {}),
    canBuy: canBeBought(state, row.priceOre),
    quantity: { min: row.minQty, step: row.stepQty, max: row.maxQty },
    temperature: row.temperature,
    withdrawal: row.withdrawalPolicy,
    food: foodOf(rows, rows.product),
    related: rows.related.map(productCardOf),
    ...(rows.sellers > 0 ? { sellers: rows.sellers } : {}),
  })
}

/** The product's texts; its key stands where none of its languages has a name. */
function productWords({ row, words }: Found) {
  return {
    slug: words.slug ?? row.key,
    name: words.name ?? row.key,
    packageSize: words.packageSize ?? '',
    description: words.description ?? '',
    ingredients: words.ingredients ?? '',
    storage: words.storage ?? '',
    origin: words.origin ?? '',
  }
}

function imagesOf({ images, product }: Rows): Product['images'] {
  const pictures = images.flatMap((image) => {
    const picture = pictureOf({ ...image, imageUrl: null })
    const alt = image.alt ? { alt: image.alt } : {}
    return picture ? [{ ...picture, ...alt, width: image.width, height: image.height }] : []
  })
  const single = product?.row.imageUrl
  return pictures.length > 0 || !single
    ? pictures
    : [{ src: single, widths: [], width: 1200, height: 1440 }]
}

/** One option in the page's language; each choice with the price and unit price that the product then has. */
function optionOf(attribute: Attribute, row: Found['row'], scope: Scope): ProductOption {
  return {
    key: attribute.key,
    label: localized(attribute.label, scope, attribute.key),
    type: attribute.type,
    isRequired: attribute.required,
    choices: choicesOf(attribute).map((choice) => ({
      value: choice.value,
      label: localized(choice.label, scope, choice.value),
      addedOre: choice.priceOre,
      ...(choice.netQuantity === undefined ? {} : { netQuantity: choice.netQuantity }),
      ...(row.priceOre === null
        ? {}
        : pricedUnit(row.priceOre + choice.priceOre, {
            quantity: choice.netQuantity ?? row.netQuantity,
            unit: row.netUnit,
          })),
    })),
    ...(attribute.type === 'choice' ? {} : { max: attribute.max }),
  }
}

function foodOf(rows: Rows, found: Found): Product['food'] {
  const { row } = found
  const words = productWords(found)
  const had = new Set(rows.diets.map(({ diet }) => diet))
  return {
    isFood: isFood(row) || declaresFood({ ...words, allergens: rows.allergens }),
    ingredients: words.ingredients,
    allergens: allergenCodes.flatMap((code) =>
      rows.allergens
        .filter((allergen) => allergen.code === code)
        .map(({ level, detail }) => ({ code, level, detail })),
    ),
    freeFrom: allergenCodes.filter(
      (code) =>
        row.freeOf?.includes(code) && !rows.allergens.some((allergen) => allergen.code === code),
    ),
    storage: words.storage,
    origin: words.origin,
    originCountry: row.originCountry,
    ...(row.shelfLifeDays === null ? {} : { shelfLifeDays: row.shelfLifeDays }),
    diets: diets.filter((diet) => had.has(diet)),
    ...(hasNutrition(row.nutrition) ? { nutrition: nutritionOf(row) } : {}),
  }
}

function nutritionOf({ netUnit, nutrition }: Found['row']): Product['food']['nutrition'] {
  const { portion, kcal } = nutrition
  return { per: netUnit === 'ml' ? 'ml' : 'g', portion, kcal, rows: nutrientRows(nutrition) }
}
