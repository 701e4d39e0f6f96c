import { Trans, useLingui } from '@lingui/react/macro'
import type { ImportField } from '#domain/import-fields.schema.ts'
import type { Import, ImportRow, ImportRowList } from '#domain/imports.schema.ts'
import type { RowAction } from '#domain/imports.ts'
import { msg } from '@lingui/core/macro'
import { TablePager } from '#app/workspace/list/table-pager.tsx'
import { cellText } from './cell-text.ts'
import { fieldLabel } from './columns-form.tsx'
import { ErrorCell } from './error-cell.tsx'
import { namedFault } from './named-fault.ts'

interface RowTableProps {
  record: Import
  fields: readonly ImportField[]
  list: ImportRowList
  label: string
  onChanged: () => Promise<void>
}

const actionWords = {
  new: msg({ message: 'New', context: 'rows of an import' }),
  update: msg`Changes`,
  same: msg`Same`,
  error: msg`Wrong`,
}
const actionTones: Record<RowAction, string> = {
  new: 'news',
  update: 'warn',
  same: 'none',
  error: 'bad',
}
/** Where nothing changes, the first few tell which product it is. */
const mostUnchanged = 4

/** Lines of an import: what each would change, old and new, and what is wrong, where it can be mended. */
export function RowTable({ record, fields, list, label, onChanged }: RowTableProps) {
  const { i18n } = useLingui()
  const columns = shownColumns(record, fields, list.rows)
  if (list.rows.length === 0)
    return (
      <p className="ws-note">
        <Trans>No rows.</Trans>
      </p>
    )
  return (
    <>
      <div className="mt-4 overflow-x-auto">
        <table
          aria-label={label}
          className="num w-full border-collapse [&_:is(td,th)]:border-b [&_:is(td,th)]:border-[var(--border)] [&_:is(td,th)]:py-2 [&_:is(td,th)]:pe-3 [&_:is(td,th)]:text-start [&_:is(td,th)]:align-top"
        >
          <thead className="text-[length:var(--text-xs)] whitespace-nowrap text-[var(--muted-foreground)]">
            <tr>
              <th scope="col">
                <Trans>Row</Trans>
              </th>
              <th scope="col">
                <Trans context="rows of an import">Product</Trans>
              </th>
              {columns.map(({ field }) => (
                <th key={field.key} scope="col">
                  {fieldLabel(field)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {list.rows.map((row) => (
              <tr key={row.no}>
                <td>
                  <div>{i18n.number(row.no, { useGrouping: false })}</div>
                  {row.action && (
                    <span
                      className="ws-state text-[length:var(--text-xs)] whitespace-nowrap"
                      data-tone={actionTones[row.action]}
                    >
                      {i18n._(actionWords[row.action])}
                    </span>
                  )}
                </td>
                <td className="min-w-[19ch] [overflow-wrap:anywhere]">
                  <strong className="block font-semibold">
                    <bdi>{row.name}</bdi>
                  </strong>
                  <small className="block text-[length:var(--text-xs)] text-[var(--muted-foreground)]">
                    <bdi>{row.sku}</bdi>
                  </small>
                  {row.errors
                    .filter((error) => !columns.some(({ field }) => field.key === error.field))
                    .map((error) => (
                      <p
                        className="text-[length:var(--text-xs)] text-[var(--destructive)]"
                        key={`${error.field} ${error.code}`}
                      >
                        {namedFault(fields, error)}
                      </p>
                    ))}
                </td>
                {columns.map(({ field, at }) => (
                  <td key={field.key}>
                    <RowCell
                      at={at}
                      field={field}
                      record={record}
                      onChanged={onChanged}
                      row={row}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {list.total > list.pageSize && (
        <div className="[--ws-gutter:0px]">
          <TablePager {...list} />
        </div>
      )}
    </>
  )
}

interface RowCellProps {
  record: Import
  row: ImportRow
  field: ImportField
  /** Its column in the file. */
  at: number
  onChanged: () => Promise<void>
}

function RowCell({ record, row, field, at, onChanged }: RowCellProps) {
  const { i18n } = useLingui()
  const typed = row.cells[at] ?? ''
  const error = row.errors.find((each) => each.field === field.key)
  if (error)
    return (
      <ErrorCell
        error={error}
        key={`${record.rev}-${typed}`}
        label={fieldLabel(field)}
        no={row.no}
        onChanged={onChanged}
        record={record}
        typed={typed}
      />
    )
  const change = row.changes.find((each) => each.field === field.key)
  const words = 'block max-w-[28ch] min-w-0 [overflow-wrap:anywhere] line-clamp-3'
  if (!change)
    return (
      <span className={words}>
        <bdi>{typed}</bdi>
      </span>
    )
  const before = cellText(i18n, field, change.before)
  const after = cellText(i18n, field, change.after)
  return (
    <>
      {row.action === 'update' && (
        <del className={`${words} text-[length:var(--text-xs)] text-[var(--muted-foreground)]`}>
          {before === undefined ? <Trans>empty</Trans> : <bdi>{before}</bdi>}
        </del>
      )}
      <ins className={`${words} font-bold text-[var(--success)] no-underline`}>
        {after === undefined ? <Trans>empty</Trans> : <bdi>{after}</bdi>}
      </ins>
    </>
  )
}

/** The columns in which something happens; where there are none, the first few. */
function shownColumns(record: Import, fields: readonly ImportField[], rows: readonly ImportRow[]) {
  const matched = record.mapping.flatMap((key, at) => {
    const field = fields.find((each) => each.key === key)
    return field && !field.isKey ? [{ field, at }] : []
  })
  const touched = new Set(
    rows.flatMap(({ changes, errors }) => [...changes, ...errors].map(({ field }) => field)),
  )
  const keys = record.mapping.flatMap((key, at) => {
    const field = fields.find((each) => each.key === key)
    return field?.isKey && rows.some(({ errors }) => errors.some((each) => each.field === key))
      ? [{ field, at }]
      : []
  })
  const shown = matched.filter(({ field }) => touched.has(field.key))
  return [...keys, ...(shown.length > 0 ? shown : matched.slice(0, mostUnchanged))]
}
