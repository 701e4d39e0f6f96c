import { longestQuoteNote } from '#domain/quotes.ts'
import { type BasketLine, withProduct } from './basket.ts'

/** Goods of a cart, as far as a request asks for them. */
export interface CartGoods {
  productId: string
  title: string
  image: { url: string } | null
  quantity: number
  options: readonly { label: string; value: string }[]
}

/**
 * The basket with the goods of a cart, what is chosen of each as words in its note. Taken twice they are asked for once: a line that
 * says the same is left, or raised to as many. What a full basket cannot hold stays in the cart.
 */
export function withCart(
  lines: readonly BasketLine[],
  goods: readonly CartGoods[],
  now: number,
): BasketLine[] {
  return goods.reduce<BasketLine[]>(
    (before, each) => {
      const chosen = each.options.map(({ label, value }) => `${label}: ${value}`)
      const notes = chosen.join(', ').slice(0, longestQuoteNote)
      const there = before.find(
        (line) => line.productId === each.productId && line.notes === notes && line.unit === 'each',
      )
      const quantity = each.quantity - (there?.quantity ?? 0)
      if (quantity <= 0) return before
      const product = {
        productId: each.productId,
        productName: each.title,
        productImage: each.image?.url ?? null,
      }
      return withProduct(before, product, now, { quantity, notes }) ?? before
    },
    [...lines],
  )
}
