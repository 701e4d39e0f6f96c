import { Trans, useLingui } from '@lingui/react/macro'
import {
  createSortedRowModel,
  type Header,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { type ComponentType, type KeyboardEvent, type ReactNode, useMemo } from 'react'
import { currentLanguageCode } from '#app/platform/page-context.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SkeletonText } from '#app/ui/skeleton.tsx'
import { ListLink } from './list-link.tsx'
import { useList } from './use-list.ts'

export interface TableColumn<Row> {
  id: string
  label: string
  cell: (row: Row) => ReactNode
  /** Stands beside the link of the first column: quiet words that are not its name. */
  beside?: (row: Row) => ReactNode
  /** `end` for figures, which then align by their digits. */
  align?: 'start' | 'end'
  /** `here` by what this gives of a row, `server` where the API sorts: the address says `sort=name` or `sort=-name`. */
  sort?: 'server' | ((row: Row) => string | number)
  /** Left out where the table is narrower than this. */
  from?: 'm' | 'l'
}

export interface WorkspaceTableProps<Row> {
  /** What the rows are, for those who hear the table. */
  label: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  idOf: (row: Row) => string
  /** What the link that opens a row is called: the first column's words where it is left out. */
  nameOf?: (row: Row) => string
  /** False where rows have nothing behind them. */
  canOpen?: boolean
  state?: 'ready' | 'loading' | 'failed'
  onRetry?: () => void
  /** Where there are no rows: why, and the next step. */
  empty: ReactNode
  /** A box before each row, where several can be done something with at once. */
  choice?: {
    chosen: ReadonlySet<string>
    onChoose: (id: string, isChosen: boolean) => void
    labelOf: (row: Row) => string
  }
  /** What draws a row around its cells, where rows can do more than be opened. */
  row?: ComponentType<TableRowProps>
}

export interface TableRowProps {
  id: string
  'aria-current': 'true' | undefined
  children: ReactNode
}

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: {},
})

/**
 * The rows of a section, 46 px each. What is sorted and what is open stands in the address; the arrow keys move from row to row, Enter
 * opens one.
 */
export function WorkspaceTable<Row extends object>(props: WorkspaceTableProps<Row>) {
  const { label, columns, rows, idOf, canOpen = true, state = 'ready', empty } = props
  const { row: RowElement = PlainRow } = props
  const { search, isReading } = useList()
  const table = useTable({
    features,
    columns: useColumns(columns),
    data: rows,
    getRowId: idOf,
    enableSortingRemoval: false,
    state: { sorting: sortingOf(search['sort']) },
  })
  if (state === 'failed') return <Failed onRetry={props.onRetry} />
  if (state === 'ready' && rows.length === 0) return <div className="ws-empty">{empty}</div>
  return (
    <div className="ws-table-frame">
      <table aria-busy={isReading || state === 'loading'} aria-label={label} className="ws-table">
        <thead>
          <tr>
            {table.getFlatHeaders().map((header) => (
              <HeadCell column={columnOf(columns, header.id)} header={header} key={header.id} />
            ))}
          </tr>
        </thead>
        <tbody>
          {state === 'loading' && <Waiting columns={columns} />}
          {state === 'ready' &&
            table.getRowModel().rows.map(({ id, original }) => (
              <RowElement
                aria-current={search['open'] === id ? 'true' : undefined}
                id={id}
                key={id}
              >
                {columns.map((column, index) => (
                  <td
                    className={index === 0 && props.choice ? 'whitespace-nowrap!' : undefined}
                    data-align={column.align}
                    data-from={column.from}
                    key={column.id}
                  >
                    {index === 0 && props.choice && (
                      <input
                        aria-label={props.choice.labelOf(original)}
                        checked={props.choice.chosen.has(id)}
                        className="check-box relative z-1 me-3 inline-grid! align-middle"
                        onChange={({ target }) => props.choice?.onChoose(id, target.checked)}
                        type="checkbox"
                      />
                    )}
                    {index === 0 && canOpen ? (
                      <ListLink
                        aria-label={props.nameOf?.(original)}
                        change={{ open: id }}
                        className="ws-row-link"
                        onKeyDown={moveBetweenRows}
                      >
                        {column.cell(original)}
                      </ListLink>
                    ) : (
                      <span className="contents">{column.cell(original)}</span>
                    )}
                    {column.beside && (
                      <>
                        {' '}
                        <span className="ws-quiet">{column.beside(original)}</span>
                      </>
                    )}
                  </td>
                ))}
              </RowElement>
            ))}
        </tbody>
      </table>
    </div>
  )
}

function PlainRow({ id: _, children, ...rest }: TableRowProps) {
  return <tr {...rest}>{children}</tr>
}

type Features = typeof features

/** Columns as the table knows them. Texts are compared in the page's language. */
function useColumns<Row extends object>(columns: readonly TableColumn<Row>[]) {
  return useMemo(() => {
    const words = new Intl.Collator(currentLanguageCode(), { numeric: true })
    return columns.map(({ id, sort }) => ({
      id,
      accessorFn: (row: Row) => (typeof sort === 'function' ? sort(row) : 0),
      enableSorting: sort !== undefined,
      sortFn: (
        a: { getValue: (id: string) => unknown },
        b: { getValue: (id: string) => unknown },
      ) => {
        const [first, second] = [a.getValue(id), b.getValue(id)]
        return typeof first === 'number' && typeof second === 'number'
          ? first - second
          : words.compare(String(first), String(second))
      },
    }))
  }, [columns])
}

interface HeadCellProps<Row extends object> {
  column: TableColumn<Row> | undefined
  header: Header<Features, Row>
}

function HeadCell<Row extends object>({ column, header }: HeadCellProps<Row>) {
  const sorted = header.column.getIsSorted()
  return (
    <th
      aria-sort={sorted ? (sorted === 'asc' ? 'ascending' : 'descending') : undefined}
      data-align={column?.align}
      data-from={column?.from}
      scope="col"
    >
      {header.column.getCanSort() ? (
        <ListLink change={{ sort: sorted === 'asc' ? `-${header.id}` : header.id }}>
          <span>{column?.label}</span>
          {sorted && <Icon name={sorted === 'asc' ? 'arrow-up' : 'arrow-down'} size="s" />}
        </ListLink>
      ) : (
        column?.label
      )}
    </th>
  )
}

function Waiting<Row extends object>({ columns }: { columns: readonly TableColumn<Row>[] }) {
  return Array.from({ length: 8 }, (_, row) => (
    <tr key={row}>
      {columns.map(({ id, from }) => (
        <td data-from={from} key={id}>
          <SkeletonText className="w-2/3" />
        </td>
      ))}
    </tr>
  ))
}

function Failed({ onRetry }: { onRetry: (() => void) | undefined }) {
  const { t } = useLingui()
  return (
    <div className="ws-empty" role="alert">
      <EmptyState
        actions={onRetry && <Button onClick={onRetry}>{t`Try again`}</Button>}
        icon="cloud-off"
        title={<Trans>This list could not be read</Trans>}
      >
        <Trans>Nothing has changed. Try again in a moment.</Trans>
      </EmptyState>
    </div>
  )
}

function columnOf<Row extends object>(columns: readonly TableColumn<Row>[], id: string) {
  return columns.find((column) => column.id === id)
}

/** `-name` is by name, downwards. */
function sortingOf(sort: string | undefined): SortingState {
  if (!sort) return []
  return [{ id: sort.replace(/^-/u, ''), desc: sort.startsWith('-') }]
}

const steps: Partial<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/** From the link of one row to that of another. */
function moveBetweenRows(event: KeyboardEvent<HTMLAnchorElement>) {
  const step = steps[event.key]
  const table = event.currentTarget.closest('table')
  const links = [...(table?.querySelectorAll<HTMLElement>('.ws-row-link') ?? [])]
  const index = links.indexOf(event.currentTarget)
  if (!step || index < 0) return
  event.preventDefault()
  links[step(index, links.length - 1)]?.focus()
}
