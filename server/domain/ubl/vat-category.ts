/** How a line is taxed, of UNCL5305 as far as a Norwegian maker of food needs it: the standard rate of its goods, nothing at all, or outside the tax. */
export type VatCategory = 'S' | 'Z' | 'O'

/** The category of a rate in basis points, for a seller that is registered for VAT or is not. */
export function vatCategory(vatBp: number, isVatRegistered: boolean): VatCategory {
  if (!isVatRegistered) return 'O'
  return vatBp > 0 ? 'S' : 'Z'
}
