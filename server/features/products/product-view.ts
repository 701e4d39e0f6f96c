import type { AdminProduct, ProductState } from '#domain/admin-products.schema.ts'
import { lowestOffered } from '#domain/prior-price.ts'
import { foodView } from './food-view.ts'
import { picturesView } from './pictures-view.ts'
import type { findProductRows } from './products.repository.ts'

type Rows = Awaited<ReturnType<typeof findProductRows>>
type Found = Rows & { product: NonNullable<Rows['product']> }
type ProductRow = Found['product']['row']

interface Looking {
  now: number
  /** They may know what it costs the factory. */
  seesCost: boolean
}

/** A product as its editors see it, `now` being the moment that they look. */
export function productView(found: Found, { now, seesCost }: Looking): AdminProduct {
  const { row, tint, restaurantId } = found.product
  const { id, key, rev, imageUrl } = row
  return {
    ...{ id, key, rev, tint, imageUrl, state: stateOf(row), restaurantId },
    words: byLanguage(found, ({ name, slug, description, packageSize }) => ({
      ...{ name, slug, description, packageSize },
    })),
    facts: factsOf(found),
    price: priceOf(found, now),
    stock: stockOf(found),
    trade: tradeOf(found, seesCost),
    food: foodView(found),
    pictures: picturesView(found),
    options: row.attributesSchema,
    completeness: {
      hasFood: row.foodInfoConfirmedAt !== null,
      languages: found.words.filter(
        ({ languageCode, name }) => name !== '' && found.codes.includes(languageCode),
      ).length,
      ofLanguages: found.codes.length,
      pictures: found.images.length,
    },
  }
}

/** What is neither sold nor prepared any more is put away: visitors and lists of the shop do not see it, old orders keep it. */
export function stateOf({
  isActive,
  availability,
}: Pick<ProductRow, 'isActive' | 'availability'>): ProductState {
  if (isActive) return 'published'
  return availability === 'ended' ? 'archived' : 'draft'
}

function byLanguage<Words>(
  { words }: Found,
  wordsOf: (row: Found['words'][number]) => Words,
): Record<string, Words> {
  return Object.fromEntries(words.map((row) => [row.languageCode, wordsOf(row)]))
}

function factsOf({ product: { row }, places }: Found): AdminProduct['facts'] {
  const { sku, barcode, categoryId, vatClass, availability, minQty, stepQty, maxQty } = row
  const { netQuantity, netUnit, grossWeightG, temperature, withdrawalPolicy } = row
  const { shelfLifeDays, originCountry, badge } = row
  const others = places.map((place) => place.categoryId).filter((each) => each !== categoryId)
  return {
    ...{
      sku,
      barcode,
      categoryId,
      otherCategoryIds: others,
      vatClass,
      availability,
    },
    ...{
      minQty,
      stepQty,
      maxQty,
      netQuantity,
      netUnit,
      grossWeightG,
      temperature,
    },
    ...{ withdrawalPolicy, shelfLifeDays, originCountry, badge },
  }
}

function priceOf({ product: { row }, prices }: Found, now: number): AdminProduct['price'] {
  const { shopPriceOre, salePriceOre, priorPriceOre, priceFromOre, priceToOre } = row
  return {
    ...{ shopPriceOre, salePriceOre, priorPriceOre, priceFromOre, priceToOre },
    lowestOre: lowestOffered(prices, now),
    history: prices.map(({ grossOre, validFrom, validTo }) => ({
      grossOre,
      validFrom,
      validTo,
    })),
  }
}

function tradeOf({ product: { row } }: Found, seesCost: boolean): AdminProduct['trade'] {
  const { unitsPerCarton, cartonsPerPallet, costOre, priceTiers: tiers } = row
  return { unitsPerCarton, cartonsPerPallet, costOre: seesCost ? costOre : null, tiers }
}

function stockOf({ product: { row }, level, movements }: Found): AdminProduct['stock'] {
  return {
    policy: row.stockPolicy,
    onHand: level?.onHand ?? 0,
    reserved: level?.reserved ?? 0,
    lowStockAt: row.lowStockAt,
    restockOn: row.restockOn,
    movements: movements.map(({ movement, orderNumber, by }) => ({
      id: movement.id,
      kind: movement.kind,
      quantity: movement.quantity,
      balance: movement.balance,
      note: movement.note,
      orderNumber,
      at: movement.createdAt,
      by,
    })),
  }
}
