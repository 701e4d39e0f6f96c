import { appConfig } from '#config'

/** Money is an integer number of øre everywhere but here, where it becomes text. */

const { locale, currency } = appConfig.money
const kroner = new Intl.NumberFormat(locale, { style: 'currency', currency })

/** `28900` reads `289,00 kr`: the Norwegian form, in every language. */
export function formatOre(ore: number): string {
  return kroner.format(ore / 100)
}
