import { splitByShare, type VatRow } from './orders.ts'

/** A line of an offer as far as money is concerned: the price of a piece without VAT, in øre. */
export interface PricedPieces {
  pieces: number
  netOre: number
  vatBp: number
}

/** The sums of an offer, in øre: Σ net + Σ VAT = total = Σ lines with VAT + freight with VAT. */
export interface OfferTotals {
  goodsNetOre: number
  freightNetOre: number
  netOre: number
  vat: VatRow[]
  totalOre: number
  /** What each line costs with VAT: its share of its rate's sum, in whole øre. */
  lineGrossOre: number[]
  freightGrossOre: number
}

/** More than so much no offer says: 100 million kroner. */
export const mostOfferOre = 10_000_000_000

/** What a line costs without VAT, in øre. */
export function lineNetOre({ pieces, netOre }: Pick<PricedPieces, 'pieces' | 'netOre'>): number {
  return pieces * netOre
}

/**
 * The sums of an offer from net prices and net freight. VAT is rounded once per rate, on the rate's net sum (EN 16931, BR-CO-17); freight
 * carries the rates of the goods, by their share.
 */
export function offerTotals(lines: readonly PricedPieces[], freightNetOre: number): OfferTotals {
  const rates = [...new Set(lines.map(({ vatBp }) => vatBp))].toSorted((a, b) => a - b)
  const goods = rates.map((rate) =>
    sumOf(lines.filter(({ vatBp }) => vatBp === rate).map(lineNetOre)),
  )
  const freight = splitByShare(freightNetOre, goods)
  const vat = rates.map((rateBp, index) => {
    const netOre = (goods[index] ?? 0) + (freight[index] ?? 0)
    return { rateBp, netOre, vatOre: Math.round((netOre * rateBp) / 10_000) }
  })
  const gross = vat.map(({ netOre, vatOre }) => netOre + vatOre)
  const shares = rates.map((rate, index) => {
    const nets = lines.map((line) => (line.vatBp === rate ? lineNetOre(line) : 0))
    return splitByShare(gross[index] ?? 0, [...nets, freight[index] ?? 0])
  })
  const goodsNetOre = sumOf(goods)
  return {
    goodsNetOre,
    freightNetOre,
    netOre: goodsNetOre + freightNetOre,
    vat,
    totalOre: sumOf(gross),
    lineGrossOre: lines.map((_, index) => sumOf(shares.map((share) => share[index] ?? 0))),
    freightGrossOre: sumOf(shares.map((share) => share[lines.length] ?? 0)),
  }
}

/** The price of a piece with VAT, in øre, as it is shown beside the one without. */
export function grossOf(netOre: number, vatBp: number): number {
  return Math.round((netOre * (10_000 + vatBp)) / 10_000)
}

/** The price of a piece without the VAT that is in it, in øre. */
export function netOf(grossOre: number, vatBp: number): number {
  return Math.round((grossOre * 10_000) / (10_000 + vatBp))
}

/** What is earned of a net sum, in basis points of it; undefined where nobody knows what the goods cost. */
export function marginBp(netOre: number, costOre: number | null): number | undefined {
  if (costOre === null || netOre <= 0) return undefined
  return Math.round(((netOre - costOre) * 10_000) / netOre)
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
