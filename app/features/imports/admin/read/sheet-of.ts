import { type FileFacts, mostCellLetters, mostColumns, mostImportRows } from '#domain/imports.ts'

/** Why a file or one of its sheets cannot be brought in. */
export type SheetFaultCode =
  | 'too_large'
  | 'old_excel'
  | 'not_a_sheet'
  | 'broken'
  | 'quotes_open'
  | 'unpacks_too_large'
  | 'empty'
  | 'rows_many'
  | 'columns_many'
  | 'cell_long'

export interface SheetFault {
  code: SheetFaultCode
  /** The cell, as spreadsheets name it: C14. */
  place?: string
}

export interface SheetRow {
  /** As the spreadsheet counts. */
  no: number
  cells: string[]
}

/** A sheet of a file with its headings and its lines, or why it has none. `name` is empty where the file is one sheet. */
export type ReadSheet = { name: string } & (
  | { isRead: true; facts: FileFacts; columns: string[]; rows: SheetRow[] }
  | { isRead: false; fault: SheetFault }
)

const longestHeading = 200

/**
 * The first line with a text in it holds the headings, each other one is a line of the import; empty lines and columns at the end are
 * left out. A column without a heading is called as the spreadsheet calls it.
 */
export function sheetOf(name: string, grid: readonly string[][], facts: FileFacts): ReadSheet {
  const lines = grid
    .map((cells, at) => ({ no: at + 1, cells: cells.slice(0, widthOf(cells)) }))
    .filter(({ cells }) => cells.length > 0)
  const [heading, ...rows] = lines
  if (!heading || rows.length === 0) return refused(name, { code: 'empty' })
  if (rows.length > mostImportRows) return refused(name, { code: 'rows_many' })
  const width = lines.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  if (width > mostColumns) return refused(name, { code: 'columns_many' })
  const long = placeOfLongCell(lines)
  if (long) return refused(name, { code: 'cell_long', place: long })
  const wide = (cells: readonly string[]) =>
    Array.from({ length: width }, (_, at) => cells[at] ?? '')
  return {
    name,
    isRead: true,
    facts,
    columns: wide(heading.cells).map((text, at) => headingText(text) || columnLetters(at)),
    rows: rows.map(({ no, cells }) => ({ no, cells: wide(cells) })),
  }
}

export function refused(name: string, fault: SheetFault): ReadSheet {
  return { name, isRead: false, fault }
}

/**
 * What spreadsheets call a column, counted from 0.
 * @example columnLetters(27) // 'AB'
 */
export function columnLetters(at: number): string {
  const before = Math.floor(at / 26)
  const last = String.fromCodePoint(65 + (at % 26))
  return before > 0 ? columnLetters(before - 1) + last : last
}

function widthOf(cells: readonly string[]): number {
  return cells.findLastIndex((text) => text.trim() !== '') + 1
}

function placeOfLongCell(lines: readonly SheetRow[]): string | undefined {
  for (const { no, cells } of lines) {
    const at = cells.findIndex((text) => text.length > mostCellLetters)
    if (at >= 0) return `${columnLetters(at)}${no}`
  }
  return undefined
}

function headingText(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim().slice(0, longestHeading).toWellFormed()
}
