const startsFormula = /^'*[=+\-@\t\r]/u
const wantsQuotes = /[",\r\n]/u

/**
 * Rows as CSV (RFC 4180, with the mark by which spreadsheets know UTF-8). A text that a spreadsheet would take for a formula gets
 * a `'` in front, and so does one that has such a `'` already; numbers stay numbers.
 *
 * @example csvOf(['name'], [['=1+1']]) // "\uFEFFname\r\n'=1+1\r\n"
 */
export function csvOf(
  heading: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): string {
  const lines = [heading, ...rows].map((row) => row.map((cell) => cellText(cell)).join(','))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

/**
 * The text that `csvOf` wrote into a cell: without the `'` that keeps a spreadsheet from running it.
 *
 * @example textOfCell("'=1+1") // "=1+1"
 */
export function textOfCell(cell: string): string {
  return cell.startsWith("'") && startsFormula.test(cell) ? cell.slice(1) : cell
}

function cellText(cell: string | number | null): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const safe = startsFormula.test(cell) ? `'${cell}` : cell
  return wantsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
