import { isMultilineKey, textLimits } from '#domain/editing.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { cleanLine, cleanLines, withoutUnseen } from '#domain/typed-text.ts'
import { cleanedRichText } from '#server/platform/rich-text.ts'

export interface Words {
  value: string
  /** True where formatting was removed from a rich text. */
  wasCleaned: boolean
}

/** What of the typed words is saved; `text_long` where they are more than a text may hold. */
export function wordsOf(
  { type, key }: { type: 'text' | 'html'; key: string },
  typed: string,
): Result<Words> {
  const max = textLimits[type]
  const words = type === 'html' ? richWords(typed, max) : plainWords(key, typed)
  const isLong = !words || words.value.length > max
  return isLong ? refused('text_long', { field: 'value', values: { max } }) : done(words)
}

function plainWords(key: string, typed: string): Words {
  const value = isMultilineKey(key) ? cleanLines(typed) : cleanLine(typed)
  return { value, wasCleaned: false }
}

/**
 * An address may hide what cannot be seen in entities: those are characters once the text is sanitised, and go then. Undefined where
 * it is too long on the way: an `&` is written as six characters, and the sanitiser cuts off what is beyond the limit.
 */
function richWords(typed: string, max: number): Words | undefined {
  const seen = withoutUnseen(typed)
  if (typed.length > max || seen.length > max) return undefined
  const first = cleanedRichText(seen)
  const again = withoutUnseen(first.html)
  if (again.length > max) return undefined
  const { html } = cleanedRichText(again)
  return { value: isEmpty(html) ? '' : html.trim(), wasCleaned: first.wasCleaned }
}

/** What an editor leaves of a text that was deleted: a paragraph without words. */
function isEmpty(html: string): boolean {
  return !/<(?:img|hr|table)\b/u.test(html) && html.replaceAll(/<[^>]*>/gu, '').trim() === ''
}
