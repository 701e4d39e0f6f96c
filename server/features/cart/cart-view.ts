import { type ChosenOptions, optionTexts } from '#domain/chosen-options.ts'
import type { I18n } from '@lingui/core'
import { chosenOf, mostOf, type SaleRules, totalsOf } from '#domain/cart.ts'
import type { CartLine, CartView } from '#domain/cart.schema.ts'
import type { Words } from '#domain/options.ts'
import { priceLine } from '#domain/priced-line.ts'
import type { Problem } from '#domain/result.ts'
import type { Menu } from '#domain/restaurants.schema.ts'
import { dishTexts } from '#server/i18n/dish-words.ts'
import { priceChange, sentenceOf } from '#server/i18n/sentences.ts'
import { dishLineOf } from './dish-lines.service.ts'
import type { CartRow, LineRow, ProductRow, SoldRow } from './cart.queries.ts'

/** How a cart is put into the reader's words. */
interface Telling {
  words: Words
  i18n: I18n
  /** Of the restaurant whose dishes are in it. */
  menu: Menu | undefined
}

/** The goods of a cart as its owner sees them: today's prices and stock, and what is no longer as it was. */
export function cartViewOf(
  cart: CartRow | undefined,
  telling: Telling,
): Omit<CartView, 'minOrderOre'> {
  const items = (cart?.lines ?? []).map((line, _, lines) => lineOf(line, lines, telling))
  const totals = totalsOf(items)
  const restaurantId = cart?.lines.find(({ product }) => product.restaurantId)?.product.restaurantId
  const restaurant = telling.menu?.restaurant
  return {
    id: cart?.id ?? null,
    session_id: cart?.sessionId ?? null,
    items,
    total_items: totals.totalItems,
    subtotal: totals.subtotalOre,
    restaurant_id: restaurantId ?? null,
    restaurant: restaurant
      ? { id: restaurant.id, slug: restaurant.slug, name: restaurant.name }
      : null,
  }
}

/** A product as the rules of sale see it. */
export function rulesOf(product: SoldRow, title = product.title ?? product.sku): SaleRules {
  return { ...product, title, isActive: product.isActive === 1 }
}

/** How many of the line's product the cart holds in other lines. */
export function elsewhere(line: LineRow, lines: readonly LineRow[]): number {
  return lines
    .filter((other) => other.product.id === line.product.id && other.id !== line.id)
    .reduce((sum, other) => sum + other.quantity, 0)
}

function lineOf(line: LineRow, lines: readonly LineRow[], telling: Telling): CartLine {
  const { product, quantity } = line
  const title = product.title ?? line.snapshotTitle
  const others = elsewhere(line, lines)
  const rules = rulesOf(product, title)
  const { chosen, unitPriceOre, options, issue, dish } = product.restaurantId
    ? chosenDish(line, telling)
    : chosenGoods(line, { rules, others }, telling)
  const change = { title, from: line.unitPriceOre, to: unitPriceOre }
  const tell = (problem: Problem) => sentenceOf(telling.i18n, problem)
  return {
    id: line.id,
    productId: product.id,
    quantity,
    selectedAttributes: { ...chosen },
    unitPriceOre,
    lineOre: unitPriceOre * quantity,
    ...(change.from === change.to
      ? {}
      : {
          priceChanged: {
            from: change.from,
            to: change.to,
            message: tell(priceChange(change)),
          },
        }),
    title,
    slug: product.slug ?? '',
    ...(dish === undefined ? {} : { dish }),
    packageSize: product.packageSize ?? '',
    tint: product.tint,
    image: imageOf(product),
    options,
    minQty: product.minQty,
    stepQty: product.stepQty,
    maxQty: Math.max(0, mostOf(rules) - others),
    ...(issue ? { issue: { code: issue.code, message: tell(issue) } } : {}),
  }
}

/** What was chosen in a line, in words too, what one costs today, and why it cannot be ordered like this. */
interface Chosen {
  chosen: object
  unitPriceOre: number
  options: CartLine['options']
  issue: Problem | undefined
  dish?: string
}

function chosenGoods(
  { product, quantity, selectedAttributes }: LineRow,
  { rules, others }: { rules: SaleRules; others: number },
  { words }: Telling,
): Chosen {
  const chosen = chosenOf(selectedAttributes as ChosenOptions)
  const priced = priceLine({ product, rules, chosen, quantity, elsewhere: others }, words)
  return {
    chosen,
    unitPriceOre: priced.unitOre,
    options: optionTexts(product.attributesSchema, chosen, words),
    issue: priced.issue,
  }
}

/** A dish that has left its menu keeps its price, and can be taken out of the cart alone. */
function chosenDish(line: LineRow, { i18n, menu }: Telling): Chosen {
  const found = dishLineOf(line, menu)
  const title = line.product.title ?? line.snapshotTitle
  if (!found)
    return {
      chosen: {},
      unitPriceOre: line.unitPriceOre,
      options: [],
      issue: { code: 'not_for_sale', values: { title } },
      dish: '',
    }
  const { offer, chosen, breakdown, issue } = found
  return {
    chosen,
    unitPriceOre: breakdown.total_price,
    options: dishTexts(i18n, offer, chosen),
    issue,
    dish: offer.dish.key,
  }
}

/** The primary picture's processed file, else its original, else the product's own address. */
function imageOf(product: ProductRow): CartLine['image'] {
  const { image, imageUrl } = product
  if (image?.processedUrl)
    return {
      url: image.processedUrl,
      widths: image.widths,
      width: image.width,
      height: image.height,
    }
  const url = image?.originalUrl ?? imageUrl
  return url ? { url, widths: [], width: image?.width ?? 600, height: image?.height ?? 720 } : null
}
