import * as v from 'valibot'

const shape = /^[A-Za-z0-9-]{2,20}$/u

/** The code of a language, as `nb` or `pt-BR`, that names what is asked for. Whether the site has it is for its rows to say. */
export const languageCodeSchema = v.pipe(v.string(), v.regex(shape, 'not_found'))

/** The same as a field of what is saved. */
export const chosenLanguageSchema = v.pipe(v.string(), v.regex(shape))
