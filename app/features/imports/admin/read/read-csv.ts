import Papa from 'papaparse'
import { type FileFacts, mostColumns, mostImportRows } from '#domain/imports.ts'
import { type Separator, withoutSeparatorLine } from '#app/platform/separator-line.ts'
import { decodeText } from './decode-text.ts'
import { columnLetters, type ReadSheet, refused, sheetOf } from './sheet-of.ts'

/** Lines without any cell are no lines of the import, but there may be no end of them. */
const mostLines = mostImportRows * 5
const separators: readonly Separator[] = [';', ',', '\t']

/** A text with separators as a sheet: which separator, encoding and decimal sign it has is found, and told in its facts. */
export function readCsv(bytes: Uint8Array, language: string): ReadSheet {
  const decoded = decodeText(bytes, language)
  if (!decoded) return refused('', { code: 'not_a_sheet' })
  const { text, told } = withoutSeparatorLine(decoded.text)
  const separator = told ?? separatorOf(text)
  const { data, errors, meta } = Papa.parse<string[]>(text, {
    delimiter: separator,
    preview: mostLines,
  })
  const open = errors.find(({ type }) => type === 'Quotes')
  if (open)
    return refused('', { code: 'quotes_open', place: `${columnLetters(0)}${(open.row ?? 0) + 1}` })
  if (meta.truncated) return refused('', { code: 'rows_many' })
  const decimal = decimalOf(data)
  const facts: FileFacts = {
    ...{ format: 'csv', separator, encoding: decoded.encoding },
    ...(decimal && { decimal }),
  }
  return sheetOf('', data, facts)
}

/** The one that makes the first lines alike and widest. */
function separatorOf(text: string): Separator {
  const widths = separators.map((separator) => {
    const { data } = Papa.parse<string[]>(text, { delimiter: separator, preview: 10 })
    const [heading = [], ...lines] = data.filter((cells) => cells.length > 1)
    const alike = lines.filter((cells) => cells.length === heading.length).length
    return heading.length > mostColumns ? 0 : alike * 1000 + heading.length
  })
  const most = Math.max(...widths)
  return most === 0 ? ';' : (separators[widths.indexOf(most)] ?? ';')
}

/** `1.289,00`, `289,5`; three digits behind a sign say nothing: they may be thousands. */
const withComma = /^[-−]?(?:\d{1,3}(?:[.\s\u00A0\u202F]\d{3})+|\d+),(?:\d{1,2}|\d{4,})$/u
const withPoint = /^[-−]?(?:\d{1,3}(?:[,\s\u00A0\u202F]\d{3})+|\d+)\.(?:\d{1,2}|\d{4,})$/u

/** The decimal sign of most numbers; undefined where none tells. */
export function decimalOf(grid: readonly (readonly string[])[]): ',' | '.' | undefined {
  let commas = 0
  let points = 0
  for (const cells of grid) {
    for (const cell of cells) {
      if (cell.length > 30) continue
      if (withComma.test(cell.trim())) commas += 1
      if (withPoint.test(cell.trim())) points += 1
    }
  }
  if (commas === 0 && points === 0) return undefined
  return commas >= points ? ',' : '.'
}
