import { newId } from '#domain/ids.ts'
import type { RequestedLine } from '#domain/quote-request.schema.ts'
import { piecesOf } from '#domain/quotes.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { NewQuoteLine } from './request.repository.ts'
import type { RequestedGoods } from './requested-goods.queries.ts'

/**
 * What is asked for as it is kept: names and packing are the server's own. Refuses `product_not_found`, `quote_product_gone` and
 * `quote_packing`, each at its line.
 */
export function requestedLines(
  wanted: readonly RequestedLine[],
  goods: readonly RequestedGoods[],
): Result<NewQuoteLine[]> {
  const lines: NewQuoteLine[] = []
  for (const [index, line] of wanted.entries()) {
    const made = 'productId' in line ? productLine(line, goods, index) : done(ownLine(line))
    if (!made.ok) return made
    lines.push(made.value)
  }
  return done(lines)
}

function productLine(
  { productId, quantity, unit, note }: Extract<RequestedLine, { productId: string }>,
  goods: readonly RequestedGoods[],
  index: number,
): Result<NewQuoteLine> {
  const product = goods.find(({ id }) => id === productId)
  const field = `lines.${index}`
  if (!product) return refused('product_not_found', { field })
  const title = product.title ?? product.sku
  if (!product.isListed) return refused('quote_product_gone', { field, values: { title } })
  const pieces = piecesOf({ unit, quantity }, product)
  if (pieces === undefined) return refused('quote_packing', { field, values: { title } })
  return done({
    id: newId(),
    productId,
    title,
    packageSize: product.packageSize ?? '',
    sku: product.sku,
    imageUrl: product.imageUrl,
    ...{ quantity, unit, pieces, note },
  })
}

function ownLine({
  title,
  quantity,
  note,
}: Extract<RequestedLine, { title: string }>): NewQuoteLine {
  return { id: newId(), productId: null, title, quantity, unit: 'each', pieces: quantity, note }
}
