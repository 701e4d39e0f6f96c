import * as v from 'valibot'
import { boundedText } from './bounded-text.schema.ts'

const longest = 20
const shape = /^[A-Za-z0-9-]{2,}$/u

/** The code of a language, as `nb` or `pt-BR`, that names what is asked for. Whether the site has it is for its rows to say. */
export const languageCodeSchema = v.pipe(
  boundedText(longest, 'not_found'),
  v.regex(shape, 'not_found'),
)

/** The same as a field of what is saved. */
export const chosenLanguageSchema = v.pipe(boundedText(longest), v.regex(shape))
