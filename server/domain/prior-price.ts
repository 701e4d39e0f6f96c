const dayMs = 24 * 3600 * 1000
/** How far back the lowest price is looked for (prisopplysningsforskriften § 9a). */
export const priorPriceMs = 30 * dayMs

/** A price that was offered, from and until when in epoch ms; null: it still is. */
interface OfferedPrice {
  grossOre: number
  validFrom: number
  validTo: number | null
}

/**
 * The lowest price that was offered at any moment of the 30 days before this one, in øre; null where it has not been offered for as
 * long. It is what a reduction that begins at this moment has to name as the price before it (prisopplysningsforskriften § 9a).
 */
export function lowestOffered(prices: readonly OfferedPrice[], at: number): number | null {
  const offered = prices.filter(
    ({ validFrom, validTo }) => validFrom < at && (validTo === null || validTo > at - priorPriceMs),
  )
  const isLong = offered.some(({ validFrom }) => validFrom <= at - priorPriceMs)
  return isLong ? Math.min(...offered.map(({ grossOre }) => grossOre)) : null
}

/** The price before a sale as visitors may be shown it: only where the sale is below it. */
export function shownPriorPrice({
  salePriceOre,
  priorPriceOre,
}: {
  salePriceOre: number | null
  priorPriceOre: number | null
}): number | undefined {
  if (salePriceOre === null || priorPriceOre === null) return undefined
  return priorPriceOre > salePriceOre ? priorPriceOre : undefined
}
