import type { AdminProduct } from '#domain/admin-products.schema.ts'
import { allergenCodes } from '#domain/catalog.ts'
import { choicesOf } from '#domain/options.ts'

/** What the log keeps of a product; its languages in an order of their own, so that two of them can be compared. */
export function loggedProduct(product: AdminProduct) {
  const { words, facts, price, stock, trade, state } = product
  const of = (field: keyof AdminProduct['words'][string]) =>
    Object.fromEntries(
      Object.entries(words)
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([code, own]) => [code, own[field]]),
    )
  return {
    names: of('name'),
    slugs: of('slug'),
    descriptions: of('description'),
    packageSizes: of('packageSize'),
    ...facts,
    otherCategoryIds: facts.otherCategoryIds.toSorted(),
    shopPriceOre: price.shopPriceOre,
    salePriceOre: price.salePriceOre,
    stockPolicy: stock.policy,
    lowStockAt: stock.lowStockAt,
    restockOn: stock.restockOn,
    unitsPerCarton: trade.unitsPerCarton,
    cartonsPerPallet: trade.cartonsPerPallet,
    costOre: trade.costOre,
    tiers: trade.tiers.map(({ fromPieces, netOre }) => `${fromPieces} ${netOre}`),
    state,
    ...loggedFood(product.food),
    pictures: product.pictures.map(({ processedUrl, originalUrl }) => processedUrl ?? originalUrl),
    options: product.options.map((option) => [
      option.key,
      ...choicesOf(option).map(({ value, priceOre }) => `${value} ${priceOre}`),
    ]),
  }
}

function loggedFood({ words, allergens, diets, nutrition, confirmedAt }: AdminProduct['food']) {
  const of = (field: keyof AdminProduct['food']['words'][string]) =>
    Object.fromEntries(
      Object.entries(words)
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([code, own]) => [code, own[field]]),
    )
  return {
    ingredients: of('ingredients'),
    storageTexts: of('storageText'),
    originTexts: of('originText'),
    allergens: Object.fromEntries(
      allergenCodes.map((code) => [
        code,
        allergens
          .filter((each) => each.code === code)
          .map(({ detail, level }) => [detail, level].filter(Boolean).join(' ')),
      ]),
    ),
    diets,
    nutrition,
    isConfirmed: confirmedAt !== null,
  }
}
