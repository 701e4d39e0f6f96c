import Papa from 'papaparse'

/**
 * Before what a spreadsheet would run as a formula: at the beginning of a cell, and behind each sign at which a spreadsheet of another
 * country begins a new one. `＝` and its like are read as `=` where a keyboard writes them so.
 */
const beforeFormula = /(?<=^|[,;|\t\r\n])(?='*[=+\-@\t\r＝＋－＠])/gu
const guard = /(?<=^|[,;|\t\r\n])'(?='*[=+\-@\t\r＝＋－＠])/gu
/** What a spreadsheet of some country takes for several cells; the comma of a number is its own. */
const wantsQuotes = /^'|^(?!-?\d+,\d+$)[^]*[",;|\t\r\n]/u

/**
 * Rows as CSV (RFC 4180, with the mark by which spreadsheets know UTF-8). A text that a spreadsheet would take for a formula, whichever
 * sign it takes to part cells, gets a `'` in front, and so does one that has such a `'` already; numbers stay numbers. Spreadsheets of
 * countries that write `1,5` part cells by `;`.
 *
 * @example csvOf(['name'], [['=1+1']]) // "\uFEFFname\r\n\"'=1+1\"\r\n"
 */
export function csvOf(
  heading: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
  { separator = ',', decimal = '.' }: Partial<SpreadsheetSigns> = {},
): string {
  const cells = [heading, ...rows].map((row) => row.map((cell) => cellText(cell, decimal)))
  const lines = Papa.unparse(cells, {
    delimiter: separator,
    quotes: (cell) => wantsQuotes.test(String(cell)),
  })
  return `\uFEFF${lines}\r\n`
}

export interface SpreadsheetSigns {
  separator: ',' | ';'
  decimal: ',' | '.'
}

/** The signs by which spreadsheets of a language's countries part cells and fractions. */
export function spreadsheetSigns(languageCode: string): SpreadsheetSigns {
  const isComma = new Intl.NumberFormat(languageCode).format(1.5).includes(',')
  return isComma ? { separator: ';', decimal: ',' } : { separator: ',', decimal: '.' }
}

/**
 * The text that `csvOf` wrote into a cell: without the `'` that keep a spreadsheet from running it.
 *
 * @example textOfCell("'=1+1;'=2") // "=1+1;=2"
 */
export function textOfCell(cell: string): string {
  return cell.replaceAll(guard, '')
}

function cellText(cell: string | number | null, decimal: ',' | '.'): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell).replace('.', decimal)
  return cell.replaceAll(beforeFormula, "'")
}
