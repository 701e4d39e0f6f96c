import * as v from 'valibot'
import { rev } from './account.schema.ts'
import { boundedName, boundedText, uuid } from './bounded-text.schema.ts'
import { languageCodeSchema } from './language-code.schema.ts'
import { linesOfText } from './quote-request.schema.ts'
import { longestQuoteMessage } from './quotes.ts'

/** What a template is for: an answer to a quote, or to a message. */
export type TemplateUse = 'quotes' | 'conversations'

export const mostTemplates = 50
export const longestTemplateName = 60
export const longestTemplate = longestQuoteMessage

const template = {
  name: boundedName(longestTemplateName, 'template_name_long', 'template_name_missing'),
  languageCode: languageCodeSchema,
  text: v.pipe(linesOfText(longestTemplate, 'message_long'), v.minLength(1, 'message_missing')),
}
export const addTemplateSchema = v.strictObject(template)
export type AddTemplate = v.InferOutput<typeof addTemplateSchema>
export const saveTemplateSchema = v.strictObject({ rev, ...template })
export type SaveTemplate = v.InferOutput<typeof saveTemplateSchema>

export const templateParam = v.strictObject({ id: uuid('not_found') })

/** Which revision is removed: in the address, since a removal has no body. */
export const removeTemplateQuery = v.object({
  rev: v.pipe(boundedText(12), v.regex(/^[1-9]\d*$/u), v.transform(Number)),
})

export const templatesSchema = v.object({
  templates: v.array(
    v.object({
      id: v.string(),
      rev: v.number(),
      name: v.string(),
      languageCode: v.string(),
      text: v.string(),
    }),
  ),
})
export type Templates = v.InferOutput<typeof templatesSchema>
