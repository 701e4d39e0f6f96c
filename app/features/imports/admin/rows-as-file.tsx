import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { textOfCell } from '#domain/csv.ts'
import type { ImportField } from '#domain/import-fields.schema.ts'
import type { Import, ImportRow, ImportRowList } from '#domain/imports.schema.ts'
import { callApi } from '#app/platform/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { notifyStaff } from '#app/ui/notify.ts'
import { namedFault } from './named-fault.ts'

interface RowsAsFileProps {
  record: Import
  fields: readonly ImportField[]
  /** Which of its rows. */
  query: 'action=error' | 'state=left_out'
  children: ReactNode
}

/** Rows as the file had them, with what is wrong beside them: mended in a spreadsheet they can be brought in again. */
export function RowsAsFile({ record, fields, query, children }: RowsAsFileProps) {
  const { t } = useLingui()
  const [isBusy, setIsBusy] = useState(false)
  const take = async () => {
    setIsBusy(true)
    try {
      const rows = await allRows(record.id, query)
      const { saveWorkbook } = await import('./save-workbook.ts')
      // A workbook has no formulas to guard against: the sign that guards a CSV would become part of the text.
      const plain = (cell: string) => (record.facts.format === 'csv' ? textOfCell(cell) : cell)
      await saveWorkbook(t`errors ${record.fileName}`, [
        [...record.columns, t`Row in the file`, t`What is wrong`],
        ...rows.map(({ cells, no, errors }) => [
          ...record.columns.map((_, at) => plain(cells[at] ?? '')),
          no,
          errors.map((each) => namedFault(fields, each)).join(' '),
        ]),
      ])
    } catch (error) {
      console.error('Failed to make a spreadsheet of rows', error)
      notifyStaff.error(t`The file could not be made. Try again in a moment.`)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button isBusy={isBusy} onClick={() => void take()} variant="outline">
      <Icon name="download" size="s" />
      {children}
    </Button>
  )
}

async function allRows(id: string, query: string): Promise<ImportRow[]> {
  const rows: ImportRow[] = []
  for (let page = 1; ; page += 1) {
    const answer = await callApi<ImportRowList>(`/admin/imports/${id}/rows?${query}&page=${page}`)
    if (!answer.ok) throw new Error('rows were not read', { cause: answer })
    rows.push(...answer.value.rows)
    if (answer.value.rows.length === 0 || rows.length >= answer.value.total) return rows
  }
}
