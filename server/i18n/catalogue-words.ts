import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isolated } from './isolated.ts'

const seasons = {
  winter: msg({ message: 'Winter {years}' }),
  spring: msg({ message: 'Spring {years}' }),
  summer: msg({ message: 'Summer {years}' }),
  autumn: msg({ message: 'Autumn {years}' }),
} as const satisfies Record<string, MessageDescriptor>

/** By month, January first. Winter begins in November, when shops order for Christmas. */
const seasonOfMonth = [
  ...(['winter', 'winter', 'spring', 'spring', 'spring', 'summer', 'summer', 'summer'] as const),
  ...(['autumn', 'autumn', 'winter', 'winter'] as const),
]

/** What a catalogue of a day, `YYYY-MM-DD`, is called: `Winter 2026–27`. */
export function seasonText(i18n: I18n, date: string): string {
  const [year = 0, month = 1] = date.split('-').map(Number)
  const season = seasonOfMonth[month - 1] ?? 'winter'
  const first = month <= 2 ? year - 1 : year
  const years =
    season === 'winter' ? `${first}–${String((first + 1) % 100).padStart(2, '0')}` : String(year)
  return i18n._({ ...seasons[season], values: { years: isolated(years) } })
}

/** The words of a catalogue beside those of its goods. */
export function catalogueWords(i18n: I18n) {
  return {
    catalogue: i18n._(msg`Catalogue`),
    contents: i18n._(msg`Contents`),
    count: (count: number) =>
      i18n._({
        ...msg({ message: '{count, plural, one {# product} other {# products}}' }),
        values: { count },
      }),
    withVat: i18n._(msg`Prices with VAT`),
    withRate: (rate: string) =>
      i18n._({ ...msg({ message: 'Prices with {rate} VAT' }), values: { rate: isolated(rate) } }),
    withoutVat: i18n._(msg`Prices without VAT`),
    onRequest: i18n._(msg`Price on request`),
    from: (price: string) =>
      i18n._({ ...msg({ message: 'from {price}' }), values: { price: isolated(price) } }),
    prior: (price: string) =>
      i18n._({
        ...msg({ message: 'Lowest price in the 30 days before: {price}' }),
        values: { price: isolated(price) },
      }),
    piece: i18n._(msg`piece`),
    contains: i18n._(msg`Contains`),
    mayContain: i18n._(msg`May contain`),
    noneOf14: i18n._(msg`None of the 14 allergens`),
    sourceIn: (languages: string) =>
      i18n._({
        ...msg({ message: '° Text in {languages}' }),
        values: { languages: isolated(languages) },
      }),
  }
}
export type CatalogueWords = ReturnType<typeof catalogueWords>
