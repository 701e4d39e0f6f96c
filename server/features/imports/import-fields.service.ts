import type { CellRules, ImportChoice } from '#domain/import-cells.ts'
import { type ImportChoices, importChoices, type ImportWords } from '#domain/import-choices.ts'
import type { ImportField, ImportFields } from '#domain/import-fields.schema.ts'
import {
  fieldKey,
  type FieldOfImport,
  fieldsOfKind,
  type ImportFieldName,
  importFields,
} from '#domain/import-fields.ts'
import { fold } from '#domain/folded-text.ts'
import { headingsOf } from '#domain/import-headings.ts'
import type { FileFacts, ImportKind } from '#domain/imports.ts'
import type { Language } from '#domain/languages.ts'
import type { Ctx } from '#server/http/context.ts'
import { defaultLanguageOf } from '#server/site/site.ts'
import { listCategoryNames } from './import-fields.repository.ts'

/** A field with all that reading a cell of it needs. */
export interface KnownField extends Omit<ImportField, 'choices'> {
  name: ImportFieldName
  choices: ImportChoice[]
}

/** The fields that a kind of file can fill, as the caller reads them. */
export async function getImportFields(ctx: Ctx, kind: ImportKind): Promise<ImportFields> {
  const fields = await knownFields(ctx, kind, ctx.language)
  return {
    fields: fields.map(({ name: _, choices, ...field }) => ({
      ...field,
      choices: choices.map(({ value, label }) => ({ value, label })),
    })),
  }
}

/** The same with what choices are known by in any language, their labels in one. */
export async function knownFields(
  ctx: Ctx,
  kind: ImportKind,
  reader: Language,
): Promise<KnownField[]> {
  const isOfSite = kind === 'products' || kind === 'translations'
  const categories = isOfSite ? await categoryChoices(ctx, reader) : []
  const { languages } = ctx.site
  return fieldsOfKind(kind).flatMap((name) => {
    const field: FieldOfImport = importFields[name]
    const choices = choicesOf(field.among, { reader, categories, languages })
    const known = (of?: Language): KnownField => ({
      ...{ name, key: fieldKey(name, of?.code), label: field.words[reader.catalogue] },
      ...{ languageCode: of?.code ?? null, type: field.type, choices },
      isKey: field.isKey === true,
      isNeeded: field.isNeeded === true && (!of || of.isDefault),
      isClearable: field.isClearable === true,
      ...{ headings: headingsOf(name, of), example: field.example },
    })
    return field.isWords && kind === 'products' ? languages.map((of) => known(of)) : [known()]
  })
}

/** How the cells of a field are read in a file. */
export function rulesOf(
  { name, type, isClearable, choices }: KnownField,
  { decimal }: Pick<FileFacts, 'decimal'>,
): CellRules {
  const { among }: FieldOfImport = importFields[name]
  const unknown = among === 'categories' ? ('import_category' as const) : undefined
  return { type, isClearable, choices, decimal, ...(unknown ? { unknown } : {}) }
}

interface Choosing {
  reader: Language
  categories: ImportChoice[]
  languages: readonly Language[]
}

function choicesOf(
  among: FieldOfImport['among'],
  { reader, categories, languages }: Choosing,
): ImportChoice[] {
  if (among === undefined) return []
  if (among === 'categories') return categories
  if (among === 'languages')
    return languages.map(({ code, name, nativeName }) => ({
      ...{
        value: code,
        label: code,
        names: folded([name, nativeName, nativeName.split(' ')[0] ?? '']),
      },
    }))
  return Object.entries<ImportWords>(importChoices[among satisfies ImportChoices]).map(
    ([value, { also = [], ...words }]) => ({
      ...{
        value,
        label: words[reader.catalogue],
        names: folded([...Object.values<string>(words), ...also]),
      },
    }),
  )
}

function folded(names: readonly string[]): string[] {
  return names.map((name) => fold(name))
}

/** By the name in the reader's language, else in the site's own, or by the key. */
async function categoryChoices(ctx: Ctx, reader: Language): Promise<ImportChoice[]> {
  const own = defaultLanguageOf(ctx.site)
  const rows = Map.groupBy(await listCategoryNames(ctx), ({ id }) => id)
  return [...rows].map(([value, names]) => {
    const inLanguage = (code: string) => names.find((each) => each.code === code)?.name
    const key = names[0]?.key ?? ''
    const label = inLanguage(reader.code) || inLanguage(own) || key
    return { value, key, label, names: folded(names.flatMap(({ name }) => name ?? [])) }
  })
}
