import * as v from 'valibot'
import { boundedText } from './bounded-text.schema.ts'
import { beginningOf } from './typed-text.ts'

// What makes no sense is left out rather than refused, since it comes from an address.

/** What is searched for in a list. */
export const listSearch = v.optional(
  v.fallback(
    v.pipe(
      boundedText(10_000),
      v.transform((text) => beginningOf(text, 100)),
    ),
    '',
  ),
  '',
)

/** Which page of a list, the first is 1. */
export const listPage = v.optional(
  v.fallback(v.pipe(boundedText(4), v.regex(/^[1-9]\d*$/u), v.transform(Number)), 1),
  '1',
)

/** One of the values that a list is filtered or sorted by. */
export function listChoice<Values extends readonly string[]>(values: Values) {
  return v.optional(v.fallback(v.optional(v.picklist(values)), undefined))
}
