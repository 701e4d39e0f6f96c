import type { QuoteUnit } from './quotes.ts'

/** A line of an offer. Its id is that of the line that was asked for, or one of its own where sales added it: the same in every version. */
export interface OfferLine {
  id: string
  /** Null of what is made for this buyer. */
  productId: string | null
  title: string
  packageSize: string
  sku: string
  imageUrl: string | null
  quantity: number
  unit: QuoteUnit
  pieces: number
  /** The shop's price of a piece without VAT, in øre; null where it names none. */
  listNetOre: number | null
  /** What this buyer pays for a piece without VAT. */
  netOre: number
  vatBp: number
  /** Working days until it leaves. */
  leadDays: number
  /** To the buyer. */
  note: string
  /** What a piece costs the factory, without VAT; null where nobody has said. Never shown outside. */
  costOre: number | null
}

/** From so many pieces on a piece costs so much, without VAT, in øre. */
export interface PriceTier {
  fromPieces: number
  netOre: number
}

/** The lowest price that a quantity earns: that of its tier, else the list's. */
export function proposedNetOre(
  pieces: number,
  listNetOre: number | null,
  tiers: readonly PriceTier[],
): number | null {
  const reached = tiers.filter(({ fromPieces }) => fromPieces <= pieces).map(({ netOre }) => netOre)
  const prices = listNetOre === null ? reached : [...reached, listNetOre]
  return prices.length === 0 ? null : Math.min(...prices)
}

/** How a line stands to the version before: dearer, cheaper, more, fewer, or new. */
export interface LineChange {
  isNew: boolean
  netOreBefore?: number
  piecesBefore?: number
}

/** What has changed of each line since another version, by line id; lines that are as they were are left out. */
export function lineChanges(
  lines: readonly OfferLine[],
  before: readonly OfferLine[],
): Map<string, LineChange> {
  const changes = new Map<string, LineChange>()
  for (const line of lines) {
    const old = before.find(({ id }) => id === line.id)
    if (!old) changes.set(line.id, { isNew: true })
    else if (old.netOre !== line.netOre || old.pieces !== line.pieces)
      changes.set(line.id, {
        isNew: false,
        ...(old.netOre === line.netOre ? {} : { netOreBefore: old.netOre }),
        ...(old.pieces === line.pieces ? {} : { piecesBefore: old.pieces }),
      })
  }
  return changes
}
