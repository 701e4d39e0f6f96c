import type { DraftLine, SentOfferDraft } from '#domain/admin-quotes.schema.ts'
import type { OfferLine } from '#domain/offer.ts'
import { piecesOf } from '#domain/quotes.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { Offering } from './offer-draft.ts'
import { listNetOf } from './offer-draft.ts'

type Known = Pick<Offering, 'goods' | 'rates'>

/**
 * The lines of an offer as they are kept: names, packing, VAT and cost of goods are the server's own. Refuses `offer_price_missing`,
 * `product_not_found`, `quote_packing` and `tax_percent_invalid`, each at its line.
 */
export function offerLines({ lines }: SentOfferDraft, known: Known): Result<OfferLine[]> {
  const made: OfferLine[] = []
  for (const [index, line] of lines.entries()) {
    const field = `draft.lines.${index}`
    if (line.netOre === null)
      return refused('offer_price_missing', {
        field: `${field}.netOre`,
        values: { title: line.title },
      })
    const priced = { ...line, netOre: line.netOre }
    const one =
      line.productId === null ? ownLine(priced, known, field) : goodsLine(priced, known, field)
    if (!one.ok) return one
    made.push(one.value)
  }
  return done(made)
}

type PricedLine = DraftLine & { netOre: number }

function goodsLine(line: PricedLine, { goods }: Known, field: string): Result<OfferLine> {
  const product = goods.find(({ id }) => id === line.productId)
  const vatBp = product?.vatBp ?? null
  if (!product || vatBp === null)
    return refused('product_not_found', { field: `${field}.productId` })
  const title = product.title ?? line.title
  const pieces = piecesOf(line, product)
  if (pieces === undefined)
    return refused('quote_packing', { field: `${field}.unit`, values: { title } })
  const { sku, imageUrl, costOre } = product
  return done({
    ...line,
    ...{ title, sku, imageUrl, costOre, pieces, vatBp },
    packageSize: product.packageSize ?? '',
    listNetOre: listNetOf(product),
  })
}

function ownLine(line: PricedLine, { rates }: Known, field: string): Result<OfferLine> {
  if (line.unit !== 'each')
    return refused('quote_packing', { field: `${field}.unit`, values: { title: line.title } })
  if (!rates.some(({ percentBp }) => percentBp === line.vatBp))
    return refused('tax_percent_invalid', { field: `${field}.vatBp` })
  return done({
    ...line,
    ...{ packageSize: '', sku: '', imageUrl: null, listNetOre: null, costOre: null },
    pieces: line.quantity,
  })
}
