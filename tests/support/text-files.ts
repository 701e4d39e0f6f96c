import type { EditableTexts, EditableText } from '#domain/editing.schema.ts'
import type { Imported } from '#domain/import.schema.ts'
import { readTable, tableOf } from '#app/features/languages/admin/exchange/csv-table.ts'
import type { ReadFile } from '#app/features/languages/admin/exchange/file-row.ts'
import { planImport } from '#app/features/languages/admin/exchange/plan-import.ts'
import { readXliff } from '#app/features/languages/admin/exchange/read-xliff.ts'
import { xliffOf } from '#app/features/languages/admin/exchange/xliff-out.ts'
import { pageRows } from '#app/features/languages/admin/translations/page-rows.ts'
import type { Visitor } from './api.ts'
import { answered } from './editing.ts'

export const fileFormats = ['XLIFF', 'CSV'] as const
export type FileFormat = (typeof fileFormats)[number]

/** The texts that are addressed by a page as rows of the translations page. */
async function rowsOf(caller: Visitor, page: string, language: string) {
  const query = new URLSearchParams({ page, language })
  const read = await caller.get(`/api/admin/content/texts?${query}`)
  return pageRows((await answered<EditableTexts>(read)).texts)
}

/** Takes the texts of a page out as a file, in which a translator writes one, and brings it back in; how many it wrote. */
export async function throughFile(
  caller: Visitor,
  { page, key, languageCode }: Pick<EditableText, 'page' | 'key' | 'languageCode'>,
  { format, words }: { format: FileFormat; words?: string },
): Promise<number> {
  const rows = await rowsOf(caller, page, languageCode)
  const pair = { area: page, source: 'nb', target: languageCode }
  const written = format === 'CSV' ? tableOf(rows, pair) : xliffOf(rows, pair)
  const file: ReadFile =
    format === 'CSV' ? readTable(written, languageCode) : readXliff(written, languageCode)
  if (!file.ok) throw new Error(JSON.stringify(file.problem))
  const id = rows.find(({ place }) => place.key === key)?.id
  const given = file.rows.map((row) =>
    row.id === id && words !== undefined ? { ...row, target: words } : row,
  )
  const { changes, refused } = planImport(given, rows)
  if (refused.length > 0) throw new Error(JSON.stringify(refused))
  if (changes.length === 0) return 0
  const texts = changes.flatMap(({ row, value, isReviewed }) => {
    const { place, rev, source } = row
    return place.area === 'interface'
      ? []
      : [{ page: place.page, key: place.key, value, rev, source, isReviewed }]
  })
  const body = { language: languageCode, texts }
  const answer = await caller.send('POST', '/api/admin/content/imports', body)
  return (await answered<Imported>(answer)).count
}
