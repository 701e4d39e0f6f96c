import { type SaleState, saleState } from './availability.ts'
import {
  type AttributeSchema,
  type Availability,
  cardWidths,
  type NetUnit,
  type StockPolicy,
  type Tint,
} from './catalog.ts'
import type { ProductCard, ProductImage } from './product-card.schema.ts'
import type { Product } from './product.schema.ts'
import { shownPriorPrice } from './prior-price.ts'
import { unitPrice } from './unit-price.ts'
import { hasDearerChoice, hasRequiredOptions, leastAddedOre } from './options.ts'

/** A product as the database holds it, as far as a card needs it. */
export interface CardRow {
  id: string
  slug: string | null
  name: string | null
  packageSize: string | null
  key: string
  tint: Tint
  badge: 'season' | 'new' | null
  /** What a buyer pays. */
  priceOre: number | null
  salePriceOre: number | null
  priorPriceOre: number | null
  priceFromOre: number | null
  priceToOre: number | null
  netQuantity: number
  netUnit: NetUnit
  minQty: number
  attributes: AttributeSchema
  availability: Availability
  stockPolicy: StockPolicy
  left: number | null
  restockOn: string | null
  processedUrl: string | null
  originalUrl: string | null
  imageUrl: string | null
  widths: number[] | null
}

/** What a card shows of a product, and nothing else: forty of them travel with every list page. */
export function productCardOf(row: CardRow): ProductCard {
  const state = saleState(row.availability, {
    policy: row.stockPolicy,
    left: row.left,
    minQty: row.minQty,
  })
  const { unit, ...price } = priceOf(row)
  return {
    id: row.id,
    slug: row.slug ?? row.key,
    name: row.name ?? row.key,
    packageSize: row.packageSize ?? '',
    tint: row.tint,
    state,
    ...price,
    ...(unit ? { unitOre: unit.ore, unitPer: unit.per } : {}),
    ...imageOnCard(row),
    ...(row.badge ? { badge: row.badge } : {}),
    ...(row.restockOn && isAwaited(state) ? { restockOn: row.restockOn } : {}),
    ...(row.minQty > 1 ? { minQty: row.minQty } : {}),
    ...(hasRequiredOptions(row.attributes) ? { hasRequiredOptions: true } : {}),
  }
}

/** The primary picture's processed file, else its original, else the product's own picture. */
export function pictureOf(
  row: Pick<CardRow, 'processedUrl' | 'originalUrl' | 'imageUrl' | 'widths'>,
): ProductImage | undefined {
  if (row.processedUrl) return { src: row.processedUrl, widths: row.widths ?? [] }
  const src = row.originalUrl ?? row.imageUrl
  return src ? { src, widths: [] } : undefined
}

/** Of a packshot that was drawn for the demo the JPEG beside it; the library draws what the asking browser can show. */
export function sharedAddress(src: string): string {
  return src.replace(/^(\/pictures\/[\w-]+(?<!-label))-(?:640|1200)\.webp$/u, '$1-1200.jpg')
}

/** The same for documents: of such a packshot the JPEG on the ground of its category. */
export function printedAddress(src: string): string {
  return src.replace(/^(\/pictures\/[\w-]+(?<!-label))-(?:320|640|1200)\.webp$/u, '$1-print.jpg')
}

type CardPrice = Omit<Product['price'], 'vatBp'>

/** The shop's price, else the range that stands where the shop has none. */
export function priceOf(
  row: Pick<
    CardRow,
    | 'priceOre'
    | 'salePriceOre'
    | 'priorPriceOre'
    | 'priceFromOre'
    | 'priceToOre'
    | 'netQuantity'
    | 'netUnit'
    | 'attributes'
  >,
): CardPrice {
  if (row.priceOre === null) {
    const { priceFromOre, priceToOre } = row
    if (priceFromOre === null) return {}
    return {
      priceOre: priceFromOre,
      ...(priceToOre !== null && priceToOre > priceFromOre ? { priceToOre } : {}),
    }
  }
  const added = leastAddedOre(row.attributes)
  // What is added by a choice that must be made stands in no history: with it nobody knows the lowest price before (§ 9a).
  const prior = added === 0 ? shownPriorPrice(row) : undefined
  return {
    ...(prior === undefined ? {} : { priorOre: prior }),
    ...pricedUnit(row.priceOre + added, { quantity: row.netQuantity, unit: row.netUnit }),
    ...(hasDearerChoice(row.attributes) ? { isFrom: true } : {}),
  }
}

/** A price in øre with its unit price; one piece has none, since it would repeat the price. */
export function pricedUnit(
  priceOre: number,
  { quantity, unit }: { quantity: number; unit: NetUnit },
): { priceOre: number } & Pick<CardPrice, 'unit'> {
  const says = quantity > 0 && !(unit === 'piece' && quantity === 1)
  return { priceOre, ...(says ? { unit: unitPrice(priceOre, quantity, unit) } : {}) }
}

/** States that a date of return belongs to. */
export function isAwaited(state: SaleState): boolean {
  return state === 'sold_out' || state === 'back_order'
}

function imageOnCard(row: CardRow): Pick<ProductCard, 'image' | 'imageWidths'> {
  const image = pictureOf(row)
  if (!image) return {}
  const widths = image.widths.filter((width) => cardWidths.includes(width))
  return {
    image: image.src,
    ...(widths.length === cardWidths.length ? {} : { imageWidths: widths }),
  }
}
