import { appConfig } from '#config'

/** Money is an integer number of øre everywhere but here, where it becomes text. */

const { locale, currency } = appConfig.money
const kroner = new Intl.NumberFormat(locale, { style: 'currency', currency })

/** `28900` reads `289,00 kr`: the Norwegian form, in every language (ledger C15). */
export function formatOre(ore: number): string {
  return kroner.format(ore / 100)
}

/** Price per kilo, litre or piece: `quantity` is in g, ml or pieces. Undefined where it says nothing new. */
export function unitPrice(
  priceOre: number,
  quantity: number,
  unit: 'g' | 'ml' | 'piece',
): { ore: number; per: 'kg' | 'l' | 'piece' } {
  if (unit === 'piece') return { ore: Math.round(priceOre / quantity), per: 'piece' }
  return { ore: Math.round((priceOre * 1000) / quantity), per: unit === 'g' ? 'kg' : 'l' }
}
