import type { VatClass } from './catalog.ts'
import type { ServiceMode } from './orderable.ts'

/**
 * What a dish is taxed as. Food that is eaten on the spot is part of a serving service and has the general rate; food that is taken away
 * has the rate of food (merverdiavgiftsloven § 5-2, fmva § 5-2-5: what the guest says when they order decides). Alcohol never has that of food.
 */
export function servedVatClass(vatClass: VatClass, mode: ServiceMode): VatClass {
  return vatClass === 'food' && mode === 'eat_in' ? 'standard' : vatClass
}
