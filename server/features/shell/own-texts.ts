import type { Messages } from '@lingui/core'
import { compiledMessage } from '#server/i18n/compiled-message.ts'

export interface OwnText {
  languageCode: string
  key: string
  content: string
}

/**
 * Each text in the first of these languages that has it, compiled. A text that could not be shown is left out: what is behind it
 * stands.
 */
export function nearestTexts(texts: readonly OwnText[], codes: readonly string[]): Messages {
  const nearestLast = codes
    .toReversed()
    .flatMap((code) => texts.filter(({ languageCode }) => languageCode === code))
  return Object.fromEntries(
    nearestLast.flatMap(({ key, content }) => {
      const message = compiledMessage(content)
      return message ? [[key, message] as const] : []
    }),
  )
}
