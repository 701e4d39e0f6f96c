import { chosenOf, mostOf, type SaleRules, totalsOf } from '#domain/cart.ts'
import type { CartLine, CartView } from '#domain/cart.schema.ts'
import { optionTexts } from '#domain/chosen-options.ts'
import type { Words } from '#domain/options.ts'
import { priceLine } from '#domain/priced-line.ts'
import type { Problem } from '#domain/result.ts'
import { priceChange } from '#server/i18n/sentences.ts'
import type { CartRow, LineRow, ProductRow, SoldRow } from './cart.queries.ts'

/** Says a refusal, or what changed, in the reader's language. */
type Tell = (problem: Problem) => string

/** The goods of a cart as its owner sees them: today's prices and stock, and what is no longer as it was. */
export function cartViewOf(
  cart: CartRow | undefined,
  words: Words,
  tell: Tell,
): Omit<CartView, 'minOrderOre'> {
  const items = (cart?.lines ?? []).map((line, _, lines) => lineOf(line, lines, words, tell))
  const totals = totalsOf(items)
  return {
    id: cart?.id ?? null,
    session_id: cart?.sessionId ?? null,
    items,
    total_items: totals.totalItems,
    subtotal: totals.subtotalOre,
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

function lineOf(line: LineRow, lines: readonly LineRow[], words: Words, tell: Tell): CartLine {
  const { product, quantity } = line
  const chosen = chosenOf(line.selectedAttributes)
  const title = product.title ?? line.snapshotTitle
  const others = elsewhere(line, lines)
  const rules = rulesOf(product, title)
  const priced = priceLine({ product, rules, chosen, quantity, elsewhere: others }, words)
  const { unitOre: unitPriceOre, lineOre, issue } = priced
  const change = { title, from: line.unitPriceOre, to: unitPriceOre }
  return {
    id: line.id,
    productId: product.id,
    quantity,
    selectedAttributes: chosen,
    unitPriceOre,
    lineOre,
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
    packageSize: product.packageSize ?? '',
    tint: product.tint,
    image: imageOf(product),
    options: optionTexts(product.attributesSchema, chosen, words),
    minQty: product.minQty,
    stepQty: product.stepQty,
    maxQty: Math.max(0, mostOf(rules) - others),
    ...(issue ? { issue: { code: issue.code, message: tell(issue) } } : {}),
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
