import * as v from 'valibot'

/** How a cell is read, and how what it changes is shown: money is in øre, a day is ISO 8601, several choices are parted by commas. */
const importFieldTypes = [
  'text',
  'lines',
  'money',
  'whole',
  'choice',
  'choices',
  'day',
  'gtin',
] as const
export type ImportFieldType = (typeof importFieldTypes)[number]

/** A field that a column of a file can fill. */
const importFieldSchema = v.object({
  /** What mappings, changes and errors call it: `sku`, or `name.nb` for the words of a language. */
  key: v.string(),
  /** In the reader's language; of words in a language without its name. */
  label: v.string(),
  languageCode: v.nullable(v.string()),
  type: v.picklist(importFieldTypes),
  /** A column has to fill it, or no line can be matched with its product. */
  isKey: v.boolean(),
  /** A new product cannot be made without it. */
  isNeeded: v.boolean(),
  /** `#CLEAR` empties it. */
  isClearable: v.boolean(),
  /** What it can be, in the reader's language: of choices alone. */
  choices: v.array(v.object({ value: v.string(), label: v.string() })),
  /** The headings that it is matched by, as `foldedHeading` makes them. */
  headings: v.array(v.string()),
  /** For the template. */
  example: v.string(),
})
export type ImportField = v.InferOutput<typeof importFieldSchema>

export const importFieldsSchema = v.object({ fields: v.array(importFieldSchema) })
export type ImportFields = v.InferOutput<typeof importFieldsSchema>
