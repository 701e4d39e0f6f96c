import type { I18n } from '@lingui/core'
import type { Problem } from '#domain/result.ts'
import { errorSentences } from './error-sentences.ts'

/** A refusal in the words of a language, as the API would answer it. */
export function sentenceOf(i18n: I18n, { code, values }: Problem): string {
  return i18n._({ ...errorSentences[code], values: values ?? {} })
}
