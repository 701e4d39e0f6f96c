import { csvOf, spreadsheetSigns } from '#domain/csv.ts'
import { cellOf } from '#domain/import-cells.ts'
import { fieldKey } from '#domain/import-fields.ts'
import { headingOf } from '#domain/import-headings.ts'
import { valueIn } from '#domain/import-values.ts'
import type { Exported } from '#domain/imports.schema.ts'
import type { ImportKind } from '#domain/imports.ts'
import type { AdminProduct } from '#domain/admin-products.schema.ts'
import type { Language } from '#domain/languages.ts'
import { osloClock } from '#domain/oslo-time.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { listGoods } from '#server/features/products/several-goods.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { type KnownField, knownFields, rulesOf } from './import-fields.service.ts'

/**
 * All goods as an import of the kind reads them, in the words of a language; of translations a line for each language that a product has
 * words in. Refuses `not_found` for a language that the site does not have.
 */
export async function exportGoods(
  ctx: Ctx,
  kind: ImportKind,
  languageCode: string,
): Promise<Result<Exported>> {
  const reader = ctx.site.languages.find(({ code }) => code === languageCode)
  if (!reader) return refused('not_found')
  const [fields, goods] = await Promise.all([knownFields(ctx, kind, reader), listGoods(ctx, 'all')])
  const linesOf = kind === 'translations' ? translationsOf : (each: AdminProduct) => [lineOf(each)]
  return done({
    fileName: `${kind}-${osloClock(ctx.now()).date}`,
    fields: fields.map(({ key }) => key),
    headings: fields.map((field) => headingFor(ctx, field, reader)),
    rows: goods.flatMap((each) => linesOf(each).map((line) => fields.map((field) => line(field)))),
  })
}

/** The same as a file, with the signs that spreadsheets of the language's country write. */
export async function exportCsv(
  ctx: Ctx,
  kind: ImportKind,
  languageCode: string,
): Promise<Result<{ name: string; text: string }>> {
  const exported = await exportGoods(ctx, kind, languageCode)
  if (!exported.ok) return exported
  const { fileName, headings, rows } = exported.value
  const text = csvOf(headings, rows, spreadsheetSigns(languageCode))
  return done({ name: `${fileName}.csv`, text })
}

function headingFor({ site }: Ctx, { name, languageCode }: KnownField, reader: Language): string {
  const of = site.languages.find(({ code }) => code === languageCode)
  return headingOf(name, { reader, ...(of ? { of } : {}) })
}

type Line = (field: KnownField) => string | number | null

function lineOf(goods: AdminProduct): Line {
  return (field) => cellIn(goods, field, field.key)
}

function translationsOf(goods: AdminProduct): Line[] {
  return Object.keys(goods.words).map((code) => (field) => {
    if (field.name === 'language') return code
    return cellIn(goods, field, field.isKey ? field.key : fieldKey(field.name, code))
  })
}

/** Numbers as numbers, for a spreadsheet to reckon with: money in kroner. */
function cellIn(goods: AdminProduct, field: KnownField, key: string): string | number | null {
  const value = valueIn(goods, key)
  if (typeof value !== 'number') return cellOf(value, rulesOf(field, {})) || null
  return field.type === 'money' ? value / 100 : value
}
