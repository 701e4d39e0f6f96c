import { fold } from './folded-text.ts'
import type { ImportField } from './import-fields.schema.ts'
import { type FieldOfImport, type ImportFieldName, importFields } from './import-fields.ts'
import type { Language } from './languages.ts'

type HeadedLanguage = Pick<Language, 'code' | 'name' | 'nativeName' | 'isDefault' | 'catalogue'>

/**
 * A heading as it is compared with others: case, accents and signs count for nothing.
 * @example foldedHeading('Pris (inkl. mva.)') // 'pris inkl mva'
 */
function foldedHeading(heading: string): string {
  return fold(heading)
}

/**
 * The heading of a field's column, in the words of a language; of words with the code of the language that they are in.
 * @example headingOf('name', { reader: nb, of: pl }) // 'Navn (pl)'
 */
export function headingOf(
  name: ImportFieldName,
  { reader, of }: { reader: Pick<Language, 'catalogue'>; of?: Pick<Language, 'code'> },
): string {
  const label = importFields[name].words[reader.catalogue]
  return of ? `${label} (${of.code})` : label
}

/** All headings that a field is matched by, folded; words of the site's own language need no language in them. */
export function headingsOf(name: ImportFieldName, of?: HeadedLanguage): string[] {
  const field: FieldOfImport = importFields[name]
  const { also = [], ...words } = field.words
  const labels = [name, ...Object.values<string>(words), ...also]
  const suffixes = of ? [of.code, of.name, of.nativeName, of.nativeName.split(' ')[0] ?? ''] : []
  const withLanguage = labels.flatMap((label) => suffixes.map((suffix) => `${label} ${suffix}`))
  const bare = !of || of.isDefault ? labels : []
  return [...new Set([...bare, ...withLanguage].map((label) => foldedHeading(label)))]
}

/**
 * For each column of a file the key of the field that its heading names; null where none does, or a column before it had the same.
 * @example matchColumns(['Varenr', 'Hylle'], fields) // ['sku', null]
 */
export function matchColumns(
  columns: readonly string[],
  fields: readonly Pick<ImportField, 'key' | 'headings'>[],
): (string | null)[] {
  const taken = new Set<string>()
  return columns.map((column) => {
    const heading = foldedHeading(column)
    const field = fields.find(({ key, headings }) => !taken.has(key) && headings.includes(heading))
    if (!heading || !field) return null
    taken.add(field.key)
    return field.key
  })
}
