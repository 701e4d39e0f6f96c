import type { I18n } from '@lingui/core'
import { formatOre } from '#domain/money.ts'
import type { Problem } from '#domain/result.ts'
import { errorSentences } from './error-sentences.ts'
import { isolated } from './isolated.ts'

/** A refusal in the words of a language, as the API would answer it. */
export function sentenceOf(i18n: I18n, { code, values }: Problem): string {
  return i18n._({ ...errorSentences[code], values: values ?? {} })
}

/** That a price, in øre, is no longer what it was; prices keep their direction in any language. */
export function priceChange(change: { title: string; from: number; to: number }): Problem {
  const { title, from, to } = change
  const values = { title, old: isolated(formatOre(from)), new: isolated(formatOre(to)) }
  return { code: 'price_changed', values }
}
