import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { formatOre } from '#domain/money.ts'
import { errorSentences } from '#server/i18n/error-sentences.ts'
import type { CartSentences } from './cart-view.ts'

const priceChange = msg({
  message: 'The price of {title} changed from {old} to {new}. Please check before you continue.',
})

/** What a cart says about its lines, in the language of `i18n`. Prices keep their direction in any of them. */
export function cartSentences(i18n: I18n): CartSentences {
  return {
    issue: ({ code, values }) => i18n._({ ...errorSentences[code], values: values ?? {} }),
    priceChanged: ({ title, from, to }) =>
      i18n._({
        ...priceChange,
        values: { title, old: isolated(formatOre(from)), new: isolated(formatOre(to)) },
      }),
  }
}

/** Between first-strong-isolate marks: `<bdi>` for plain text. */
function isolated(text: string): string {
  return `\u2068${text}\u2069`
}
