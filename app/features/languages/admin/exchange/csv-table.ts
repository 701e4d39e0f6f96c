import Papa from 'papaparse'
import { csvOf, type SpreadsheetSigns, textOfCell } from '#domain/csv.ts'
import { withoutSeparatorLine } from '#app/platform/separator-line.ts'
import type { Translatable } from '#app/features/languages/admin/translations/translatable.ts'
import { type FileRow, type ReadFile, readRows } from './file-row.ts'
import { fingerprint } from './fingerprint.ts'

interface Pair {
  source: string
  target: string
}

/** The texts of an area as a table, with the signs of its reader's spreadsheets: the column `target:…` is what is translated. */
export function tableOf(
  rows: readonly Translatable[],
  { source, target }: Pair,
  signs?: SpreadsheetSigns,
): string {
  return csvOf(
    ['id', 'context', 'state', `source:${source}`, `target:${target}`, 'check'],
    rows.map((row) => [
      row.id,
      row.context,
      row.state,
      row.source,
      row.target,
      fingerprint(row.target),
    ]),
    signs,
  )
}

/** The texts of such a table, as a spreadsheet saves it again: with semicolons or tabs, in another order of columns. */
export function readTable(text: string, wanted: string): ReadFile {
  const { text: table, told } = withoutSeparatorLine(text.replace(/^\uFEFF/u, ''))
  const { data: read, errors } = parsed(table, told)
  const data = unpacked(read)
  const fault = errors.find(({ type }) => type === 'Quotes')
  if (fault) return { ok: false, problem: { code: 'broken', line: (fault.row ?? 0) + 1 } }
  const [heading = [], ...lines] = data
  const columns = columnsOf(heading)
  if (columns.id < 0 || columns.target < 0) return { ok: false, problem: { code: 'unknown_kind' } }
  const language = heading[columns.target]?.trim().slice('target:'.length) ?? ''
  return readRows(
    lines.map((cells, at) => rowOf(cells, columns, at + 2)),
    language,
    wanted,
  )
}

function parsed(text: string, delimiter = '') {
  return Papa.parse<string[]>(text, {
    skipEmptyLines: 'greedy',
    delimiter,
    delimitersToGuess: [',', ';', '\t'],
  })
}

/** A spreadsheet that parts cells by another sign takes a whole line for one cell, and saves it so: it is read once more. */
function unpacked(rows: readonly string[][]): string[][] {
  const [heading = []] = rows
  if (isPacked(heading)) return parsed(rows.map(([line = '']) => line).join('\r\n')).data
  return rows.map((cells) => {
    const again = isPacked(cells) ? (parsed(cells[0] ?? '').data[0] ?? []) : []
    return again.length >= heading.length ? again : cells
  })
}

function isPacked([first = '', ...rest]: readonly string[]): boolean {
  return /[,;\t]/u.test(first) && rest.every((cell) => cell === '')
}

function columnsOf(heading: readonly string[]) {
  const at = (fits: (name: string) => boolean) =>
    heading.findIndex((name) => fits(name.trim().toLowerCase()))
  return {
    id: at((name) => name === 'id'),
    source: at((name) => name.startsWith('source:')),
    target: at((name) => name.startsWith('target:')),
    check: at((name) => name === 'check'),
  }
}

function rowOf(
  cells: readonly string[],
  columns: ReturnType<typeof columnsOf>,
  line: number,
): FileRow {
  const cell = (column: number) => {
    const written = cells[column]
    return written === undefined ? undefined : textOfCell(written)
  }
  return {
    line,
    id: cell(columns.id)?.trim() ?? '',
    source: cell(columns.source),
    target: cell(columns.target) ?? '',
    check: cell(columns.check)?.trim() || undefined,
    isReviewed: true,
    isConfirmed: false,
    hasMarkup: false,
  }
}
