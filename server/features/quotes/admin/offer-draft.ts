import { quoteRules } from '#domain/quote-rules.ts'
import type {
  AdminQuote,
  DraftLine,
  EditedLine,
  SentOfferDraft,
} from '#domain/admin-quotes.schema.ts'
import { proposedNetOre } from '#domain/offer.ts'
import { netOf } from '#domain/offer-totals.ts'
import { addDays, osloClock } from '#domain/oslo-time.ts'
import { piecesOf, type QuoteStatus } from '#domain/quotes.ts'
import type { FoundQuote } from '#server/features/quotes/quotes.repository.ts'
import type { OfferedGoods } from './offered-goods.queries.ts'

export interface Offering {
  goods: readonly OfferedGoods[]
  /** The rates of VAT in force, with what they are for. */
  rates: readonly { class: string; percentBp: number }[]
  now: number
}

/** While an offer can still come of it, somebody may write one. */
export const draftedStatuses: ReadonlySet<QuoteStatus> = new Set<QuoteStatus>([
  ...(['submitted', 'in_review', 'needs_info', 'revision_requested', 'offered'] as const),
])

/** The offer as it stands in the editor: what was saved of it, else what was offered last, else what the request proposes. */
export function draftOf(found: FoundQuote, offering: Offering): NonNullable<AdminQuote['draft']> {
  const { draft } = found.quote
  const { lines, paymentDays = quoteRules.paymentDays, ...rest } = draft ?? startOf(found, offering)
  const asked = new Map(found.lines.map((line) => [line.id, line]))
  return {
    ...{ ...rest, paymentDays },
    lines: lines.map((line) => editedLine(line, offering, asked.get(line.id))),
    isSaved: draft !== null,
  }
}

function startOf(found: FoundQuote, offering: Offering): SentOfferDraft {
  const [last] = found.offers
  return {
    lines: last ? offeredLines(last) : found.lines.map((line) => proposedLine(line, offering)),
    freightNetOre: last?.freightNetOre ?? 0,
    validUntil: addDays(osloClock(offering.now).date, quoteRules.validDays),
    paymentDays: last?.paymentDays ?? quoteRules.paymentDays,
    terms: last?.terms ?? '',
    message: '',
  }
}

function offeredLines({ lines }: FoundQuote['offers'][number]): DraftLine[] {
  return lines.map(({ id, productId, title, quantity, unit, netOre, vatBp, leadDays, note }) => ({
    ...{ id, productId, title, quantity, unit, netOre, vatBp, leadDays, note },
  }))
}

function proposedLine(
  { id, productId, title, quantity, unit, pieces, note }: FoundQuote['lines'][number],
  { goods, rates }: Offering,
): DraftLine {
  const product = goods.find((each) => each.id === productId)
  return {
    // What the buyer chose or asked for is part of what is offered.
    ...{ id, productId, title, quantity, unit, note },
    netOre: product ? proposedNetOre(pieces, listNetOf(product), product.tiers) : null,
    vatBp: product?.vatBp ?? foodRateOf(rates),
    leadDays: quoteRules.leadDays,
  }
}

/** What is made for a buyer is food unless sales say otherwise. */
function foodRateOf(rates: Offering['rates']): number {
  return (rates.find((rate) => rate.class === 'food') ?? rates[0])?.percentBp ?? 0
}

/** The shop's price of a piece without VAT, in øre; null where it names none. */
export function listNetOf({ priceOre, vatBp }: OfferedGoods): number | null {
  return priceOre === null ? null : netOf(priceOre, vatBp ?? 0)
}

/** A line with all that helps to name its price. What cannot be packed so any more counts as single pieces, and is refused when it is sent. */
function editedLine(
  line: DraftLine,
  { goods }: Offering,
  asked: FoundQuote['lines'][number] | undefined,
): EditedLine {
  const product = goods.find(({ id }) => id === line.productId)
  if (!product)
    return {
      ...line,
      ...{ packageSize: asked?.packageSize ?? '', sku: asked?.sku ?? '', imageUrl: null },
      ...{ pieces: line.quantity, listNetOre: null, proposedNetOre: null, costOre: null },
      ...{ unitsPerCarton: null, cartonsPerPallet: null, free: null },
      isGone: line.productId !== null,
    }
  const { sku, imageUrl, costOre, unitsPerCarton, cartonsPerPallet } = product
  const pieces = piecesOf(line, product) ?? line.quantity
  const listNetOre = listNetOf(product)
  return {
    ...line,
    ...{ sku, imageUrl, costOre, unitsPerCarton, cartonsPerPallet, pieces, listNetOre },
    title: product.title ?? line.title,
    vatBp: product.vatBp ?? line.vatBp,
    packageSize: product.packageSize ?? '',
    proposedNetOre: proposedNetOre(pieces, listNetOre, product.tiers),
    free: product.stockPolicy === 'tracked' ? Math.max(0, product.left ?? 0) : null,
    isGone: product.isListed !== 1,
  }
}
