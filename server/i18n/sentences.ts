import type { I18n } from '@lingui/core'
import { figureLocale } from '#domain/languages.ts'
import { formatOre } from '#domain/money.ts'
import type { Problem } from '#domain/result.ts'
import { errorSentences } from './error-sentences.ts'
import { isolated } from './isolated.ts'

/** A refusal in the words of a language, as the API would answer it. */
export function sentenceOf(i18n: I18n, { code, values }: Problem): string {
  const written = Object.fromEntries(
    Object.entries(values ?? {}).map(([name, value]) => [name, shownValue(i18n, value)]),
  )
  return i18n._({ ...errorSentences[code], values: written })
}

/** A fraction with the sign that its language writes it with; whole numbers choose the plural, and stay numbers. */
function shownValue(i18n: I18n, value: string | number): string | number {
  if (typeof value === 'string' || Number.isInteger(value)) return value
  return new Intl.NumberFormat(figureLocale(i18n.locale)).format(value)
}

/** That a price, in øre, is no longer what it was; prices keep their direction in any language. */
export function priceChange(change: { title: string; from: number; to: number }): Problem {
  const { title, from, to } = change
  const values = { title, old: isolated(formatOre(from)), new: isolated(formatOre(to)) }
  return { code: 'price_changed', values }
}
