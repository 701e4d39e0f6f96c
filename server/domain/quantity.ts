/** How many can be ordered: from the smallest number on in steps, up to the bound. */
export interface QuantityBounds {
  min: number
  step: number
  /** May lie between two steps. */
  max: number
}

/** The highest number that can be ordered; the smallest where there is less: who sells says why it cannot be had. */
export function highestQuantity({ min, step, max }: QuantityBounds): number {
  return Math.max(min, max - ((max - min) % step))
}

/**
 * What a wanted number becomes: the nearest one that can be ordered; what is no number becomes the smallest.
 * @example nearestQuantity(999, { min: 6, step: 4, max: 20 }) // 18
 */
export function nearestQuantity(wanted: number, bounds: QuantityBounds): number {
  const { min, step } = bounds
  if (!Number.isFinite(wanted)) return min
  const inRange = Math.min(highestQuantity(bounds), Math.max(min, wanted))
  return min + Math.round((inRange - min) / step) * step
}
