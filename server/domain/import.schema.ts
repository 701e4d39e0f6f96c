import * as v from 'valibot'
import { boundedText } from './bounded-text.schema.ts'
import { textLimits } from './editing.ts'
import { saveTextSchema, textAddressSchema } from './editing.schema.ts'
import { overrideParam, saveOverrideSchema } from './languages.schema.ts'

/** What one call of an import may bring: it is written in one batch, all of it or nothing. */
export const mostTextsOfImport = 50

const { page, key } = textAddressSchema.entries
const { language, value, rev } = saveTextSchema.entries

/** Words that a translator's file brings for texts of pages. */
export const importTextsSchema = v.strictObject({
  language,
  texts: v.pipe(
    v.array(
      v.strictObject({
        page,
        key,
        value,
        rev,
        /** The source words that they were made from. */
        source: boundedText(textLimits.html, 'text_long'),
        isReviewed: v.boolean(),
      }),
    ),
    v.minLength(1),
    v.maxLength(mostTextsOfImport),
    v.check((texts) => areUnlike(texts.map((text) => `${text.page} ${text.key}`))),
  ),
})
export type ImportTexts = v.InferOutput<typeof importTextsSchema>

/** Of a text that stands twice in a call nobody can tell which words are meant. */
function areUnlike(texts: readonly string[]): boolean {
  return new Set(texts).size === texts.length
}

const { content } = saveOverrideSchema.entries

/** The same for the product's own texts. */
export const importOverridesSchema = v.strictObject({
  language: saveOverrideSchema.entries.language,
  texts: v.pipe(
    v.array(
      v.strictObject({
        key: overrideParam.entries.key,
        content,
        rev: saveOverrideSchema.entries.rev,
      }),
    ),
    v.minLength(1),
    v.maxLength(mostTextsOfImport),
    v.check((texts) => areUnlike(texts.map(({ key }) => key))),
  ),
})
export type ImportOverrides = v.InferOutput<typeof importOverridesSchema>

/** How many texts an import has written, or would write: those that are there already are not counted. */
export const importedSchema = v.object({ count: v.number() })
export type Imported = v.InferOutput<typeof importedSchema>
