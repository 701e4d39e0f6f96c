import { isMultilineKey, textLimits } from '#domain/editing.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { cleanLine, cleanLines, withoutUnseen } from '#domain/typed-text.ts'
import { cleanedRichText } from '#server/platform/rich-text.ts'
import type { Words } from './text-adapter.queries.ts'

/** What of the typed words is saved; `text_long` where they are more than a text may hold, `html_dense` where their formatting is. */
export function wordsOf(
  { type, key }: { type: 'text' | 'html'; key: string },
  typed: string,
): Result<Words> {
  return type === 'html' ? richWords(typed) : plainWords(key, typed)
}

function plainWords(key: string, typed: string): Result<Words> {
  const value = isMultilineKey(key) ? cleanLines(typed) : cleanLine(typed)
  return value.length > textLimits.text ? long('text') : done({ value, wasCleaned: false })
}

/**
 * An address may hide what cannot be seen in entities: those are characters once the text is sanitised, and go then. It may be too
 * long on the way: an `&` is written as six characters, and the sanitiser cuts off what is beyond the limit.
 */
function richWords(typed: string): Result<Words> {
  const max = textLimits.html
  const seen = withoutUnseen(typed)
  if (typed.length > max || seen.length > max) return long('html')
  const first = cleanedRichText(seen)
  if (!first) return refused('html_dense', { field: 'value' })
  const again = withoutUnseen(first.html)
  if (again.length > max) return long('html')
  const second = cleanedRichText(again)
  if (!second) return refused('html_dense', { field: 'value' })
  const value = isEmpty(second.html) ? '' : second.html.trim()
  return value.length > max ? long('html') : done({ value, wasCleaned: first.wasCleaned })
}

function long(type: 'text' | 'html'): Result<Words> {
  return refused('text_long', { field: 'value', values: { max: textLimits[type] } })
}

/** What an editor leaves of a text that was deleted: a paragraph without words. */
function isEmpty(html: string): boolean {
  return !/<(?:img|hr|table)\b/u.test(html) && html.replaceAll(/<[^<>]*>/gu, '').trim() === ''
}
