/** A price that becomes this many times what it was, or what it was this many times the new one, is more likely a slip of the hand. */
const surelyMeant = 10

/** True where a price in øre grows or falls so much at once that somebody has to say that it is meant so. */
export function isSlip(oldOre: number | null, newOre: number | null): boolean {
  if (oldOre === null || newOre === null) return false
  return newOre > oldOre * surelyMeant || newOre * surelyMeant < oldOre
}

/** A product's ordinary price and its price on sale, in øre. */
interface Prices {
  shopPriceOre: number | null
  salePriceOre: number | null
}

/** The field of a price that is likely a slip of the hand: of the ordinary one, or of what buyers pay. */
export function slipOf(before: Prices, after: Prices): keyof Prices | undefined {
  if (isSlip(before.shopPriceOre, after.shopPriceOre)) return 'shopPriceOre'
  if (!isSlip(paid(before), paid(after))) return undefined
  return after.salePriceOre === null ? 'shopPriceOre' : 'salePriceOre'
}

function paid({ shopPriceOre, salePriceOre }: Prices): number | null {
  return salePriceOre ?? shopPriceOre
}

/** What prices are rounded to, in øre. */
export const roundings = [100, 500, 50, 10, 1] as const

/**
 * A price in øre, so many percent higher or lower, to the nearest step and never none; a reduction is never rounded to more than it was.
 * @example changedPrice(7900, { percent: 4.5, stepOre: 100 }) // 8300
 */
export function changedPrice(
  ore: number,
  { percent, stepOre }: { percent: number; stepOre: number },
): number {
  const nearest = Math.max(stepOre, Math.round((ore * (100 + percent)) / 100 / stepOre) * stepOre)
  if (percent >= 0 || nearest <= ore) return nearest
  return Math.floor(ore / stepOre) * stepOre || ore
}
