import readWorkbook, { type CellValue } from 'read-excel-file/universal'
import { openWorkbook } from './open-workbook.ts'
import { type ReadSheet, refused, sheetOf } from './sheet-of.ts'

/** The sheets of a workbook of Excel, LibreOffice or Google Sheets: of formulas the value that was computed last. */
export async function readXlsx(bytes: Uint8Array): Promise<ReadSheet[]> {
  const opened = openWorkbook(bytes)
  if (!opened.isOpen) return [refused('', opened.fault)]
  try {
    const sheets = await readWorkbook(opened.workbook)
    return sheets.map(({ sheet, data }) => {
      const grid = data.map((cells) => cells.map((cell) => cellText(cell)))
      return sheetOf(sheet, grid, { format: 'xlsx', sheet: sheet.slice(0, 100) })
    })
  } catch {
    return [refused('', { code: 'broken' })]
  }
}

/** Numbers as Excel shows them, with 15 digits and a point; days as ISO 8601. */
function cellText(cell: CellValue | null): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)))
  if (cell instanceof Date) return momentText(cell)
  return String(cell).toWellFormed()
}

function momentText(moment: Date): string {
  if (Number.isNaN(moment.valueOf())) return ''
  const [day = '', time = ''] = moment.toISOString().split('T')
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 5)}`
}
