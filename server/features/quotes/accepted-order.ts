import type { Allergen, StockPolicy, WithdrawalPolicy } from '#domain/catalog.ts'
import type { ShippingKind } from '#domain/checkout.ts'
import { newId } from '#domain/ids.ts'
import { workingDayAfter } from '#domain/holidays.ts'
import type { OfferLine } from '#domain/offer.ts'
import { grossOf, offerTotals } from '#domain/offer-totals.ts'
import { addDays, osloClock } from '#domain/oslo-time.ts'
import type { NewOrderLine } from '#server/features/orders/place-order.repository.ts'
import type { OfferRow } from './quotes.repository.ts'

/** A product of an offer as it is now. */
export interface AcceptedGoods {
  id: string
  barcode: string | null
  stockPolicy: StockPolicy
  withdrawalPolicy: WithdrawalPolicy
  minQty: number
  /** How many can be sold. */
  left: number
  allergens: Allergen[]
}

/** A line of the order that an offer becomes, and how many of it are not on the shelf. */
export interface AcceptedLine {
  line: NewOrderLine & { id: string }
  short: number
}

/**
 * The lines of the order that an offer becomes: each at its share of the offer's sum, with what the shelf holds of it set aside. What is
 * counted and not there is short: it waits. `noteLabel` says before a note what it is.
 */
export function acceptedLines(
  offer: OfferRow,
  goods: readonly AcceptedGoods[],
  noteLabel: string,
): AcceptedLine[] {
  const { lineGrossOre } = offerTotals(offer.lines, offer.freightNetOre)
  const left = new Map(goods.map(({ id, left: free }) => [id, Math.max(0, free)]))
  return offer.lines.map((line, index) => {
    const product = goods.find(({ id }) => id === line.productId)
    const isCounted = product?.stockPolicy === 'tracked'
    const free = product && isCounted ? (left.get(product.id) ?? 0) : 0
    const reservedQty = Math.min(free, line.pieces)
    if (product) left.set(product.id, free - reservedQty)
    return {
      line: { ...lineOf(line, product, noteLabel), reservedQty, lineOre: lineGrossOre[index] ?? 0 },
      short: isCounted ? line.pieces - reservedQty : 0,
    }
  })
}

function lineOf(
  { productId, title, packageSize, imageUrl, sku, pieces, netOre, vatBp, note }: OfferLine,
  product: AcceptedGoods | undefined,
  noteLabel: string,
) {
  return {
    ...{ id: newId(), productId, sku, qty: pieces, vatBp },
    titleSnapshot: title,
    packageSizeSnapshot: packageSize,
    imageSnapshot: imageUrl,
    gtin: product?.barcode ?? null,
    // What was agreed of these goods, as their size or what stands on a card: who packs them reads it beside them.
    options: note === '' ? [] : [{ label: noteLabel, value: note }],
    optionsKey: '{}',
    allergens: product?.allergens ?? [],
    // What is made for one buyer cannot be sent back.
    withdrawalPolicy: product?.withdrawalPolicy ?? 'custom_made',
    unitOre: grossOf(netOre, vatBp),
    netUnitOre: netOre,
  }
}

/** The day that an accepted offer is promised for: the one that was wished, and not before the last of its goods can leave. */
export function promisedDay(
  { lines }: Pick<OfferRow, 'lines'>,
  wantedOn: string,
  now: number,
): string {
  const { date: today } = osloClock(now)
  const leadDays = Math.max(...lines.map((line) => line.leadDays))
  const earliest = workingDayAfter(addDays(today, 1), Math.max(0, leadDays - 1))
  return workingDayAfter(wantedOn > earliest ? wantedOn : earliest, 0)
}

/** The way that the goods go: of those that the shop offers, the first that fits. */
export function deliveryFor<Method extends { kind: ShippingKind }>(
  delivery: 'delivered' | 'pickup',
  methods: readonly Method[],
): Method | undefined {
  const kinds: readonly ShippingKind[] = delivery === 'pickup' ? ['pickup'] : ['own_van', 'post']
  return kinds.flatMap((kind) => methods.filter((method) => method.kind === kind))[0]
}
