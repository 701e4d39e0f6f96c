import type { AdminQuote, DraftLine, EditedLine } from '#domain/admin-quotes.schema.ts'
import { marginBp, offerTotals } from '#domain/offer-totals.ts'
import { plainDigits } from '#domain/plain-digits.ts'
import { piecesOf, type QuoteUnit } from '#domain/quotes.ts'
import { readKroner, typedKroner } from '#domain/typed-money.ts'
import { typedOreOrNone, typedWhole } from '#app/workspace/form/typed-number.ts'

/** A line as it is typed: what is no number yet stays as it is. */
export interface TypedLine extends Pick<
  DraftLine,
  'id' | 'productId' | 'title' | 'unit' | 'vatBp' | 'note'
> {
  quantity: string
  net: string
  leadDays: string
}

export interface TypedOffer {
  lines: TypedLine[]
  freight: string
  validUntil: string
  paymentDays: string
  terms: string
  message: string
}

export type QuoteDraft = NonNullable<AdminQuote['draft']>

/** The offer in the editor; a line without a price begins with the one that is proposed. */
export function typedOffer({ lines, freightNetOre, ...rest }: QuoteDraft): TypedOffer {
  const { validUntil, terms, message } = rest
  return {
    lines: lines.map((line) => {
      const { id, productId, title, unit, vatBp, note, quantity, leadDays } = line
      const netOre = line.netOre ?? line.proposedNetOre
      return {
        ...{ id, productId, title, unit, vatBp, note },
        quantity: String(quantity),
        net: netOre === null ? '' : typedKroner(netOre),
        leadDays: String(leadDays),
      }
    }),
    freight: typedKroner(freightNetOre),
    ...{ validUntil, paymentDays: String(rest.paymentDays), terms, message },
  }
}

/** What is sent of it; what is typed wrong goes as it is, and comes back refused at its field. */
export function draftBody({ lines, freight, paymentDays, ...rest }: TypedOffer) {
  return {
    ...rest,
    lines: lines.map(({ quantity, net, leadDays, ...line }) => ({
      ...line,
      quantity: typedWhole(quantity),
      netOre: typedOreOrNone(net),
      leadDays: typedWhole(leadDays),
    })),
    freightNetOre: typedOreOrNone(freight) ?? 0,
    paymentDays: typedWhole(paymentDays),
  }
}

/** What is known of a line beside what is typed: nothing yet of one that was not saved. */
export type LineFacts = Partial<
  Pick<
    EditedLine,
    | 'listNetOre'
    | 'costOre'
    | 'unitsPerCarton'
    | 'cartonsPerPallet'
    | 'free'
    | 'isGone'
    | 'packageSize'
  >
>

/** How many pieces a line is; 0 while its quantity is no number. */
export function typedPieces({ quantity, unit }: TypedLine, facts: LineFacts): number {
  const number = typedWhole(quantity)
  if (typeof number !== 'number' || number < 1) return 0
  const { unitsPerCarton = null, cartonsPerPallet = null } = facts
  return piecesOf({ quantity: number, unit }, { unitsPerCarton, cartonsPerPallet }) ?? number
}

/** The units that a line can be asked in. */
export function unitsOf({ unitsPerCarton, cartonsPerPallet }: LineFacts): QuoteUnit[] {
  if (!unitsPerCarton) return ['each']
  return cartonsPerPallet ? ['each', 'carton', 'pallet'] : ['each', 'carton']
}

/**
 * How much less than the list a price is, in percent as it is typed; empty where either is missing.
 * @example discountText('22', 2500) // '12'
 */
export function discountText(net: string, listNetOre: number | null | undefined): string {
  const ore = readKroner(net)
  if (ore === undefined || !listNetOre) return ''
  const tenths = Math.round(((listNetOre - ore) * 1000) / listNetOre)
  return String(tenths / 10).replace('.', ',')
}

/**
 * The price that a discount makes of the list's, as it is typed; undefined where it is none.
 * @example discounted('12', 2500) // '22'
 */
export function discounted(percent: string, listNetOre: number | null | undefined) {
  const compact = plainDigits(percent).replaceAll(/[\s%]/gu, '').replace('−', '-').replace(',', '.')
  if (!listNetOre || !/^-?\d{1,3}(?:\.\d{1,2})?$/u.test(compact)) return undefined
  const ore = Math.round((listNetOre * (100 - Number(compact))) / 100)
  return ore > 0 ? typedKroner(ore) : undefined
}

/** The sums of what is priced so far, and what is earned of the goods; undefined where the cost of a line is not known. */
export function sumsOf(offer: TypedOffer, factsOf: (id: string) => LineFacts) {
  const lines = offer.lines.flatMap((line) => {
    const netOre = readKroner(line.net)
    const facts = factsOf(line.id)
    const pieces = typedPieces(line, facts)
    if (netOre === undefined || pieces === 0) return []
    return [{ pieces, netOre, vatBp: line.vatBp, costOre: facts.costOre ?? null }]
  })
  const totals = offerTotals(lines, lines.length > 0 ? (readKroner(offer.freight) ?? 0) : 0)
  const costs = lines.map(({ costOre, pieces }) => (costOre === null ? NaN : costOre * pieces))
  const costOre = costs.reduce((sum, cost) => sum + cost, 0)
  const isKnown = lines.length > 0 && !Number.isNaN(costOre)
  return {
    totals,
    priced: lines.length,
    margin: isKnown
      ? { bp: marginBp(totals.goodsNetOre, costOre) ?? 0, ore: totals.goodsNetOre - costOre }
      : undefined,
  }
}

/** What a line earns, in basis points; undefined where it is not known. */
export function lineMarginBp({ net }: TypedLine, { costOre }: LineFacts): number | undefined {
  const ore = readKroner(net)
  return ore === undefined ? undefined : marginBp(ore, costOre ?? null)
}
