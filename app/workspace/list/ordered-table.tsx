import '#app/styles/workspace-links.css'
import { useLingui } from '@lingui/react/macro'
import { type ComponentProps, createContext, use } from 'react'
import { MoveButtons } from '#app/workspace/links/move-buttons.tsx'
import { RowGrip } from '#app/workspace/links/row-grip.tsx'
import { SortableRows } from '#app/workspace/links/sortable-rows.tsx'
import { useCarriedRow } from '#app/workspace/links/use-carried-row.ts'
import { type TableRowProps, WorkspaceTable, type WorkspaceTableProps } from './workspace-table.tsx'

interface OrderedTableProps<Row> extends Omit<WorkspaceTableProps<Row>, 'row'> {
  /** What a row is called, by those who carry it and those who hear that. */
  titleOf: (row: Row) => string
  /** Puts a row at a place; left out for those who may only look. */
  onPlace?: ((id: string, at: number) => void) | undefined
}

/** A table whose rows stand in an order that its people choose: carried by a grip, or moved by buttons. */
export function OrderedTable<Row extends object>(props: OrderedTableProps<Row>) {
  const { titleOf, onPlace, ...table } = props
  const { t } = useLingui()
  if (!onPlace) return <WorkspaceTable {...table} />
  const ids = table.rows.map(table.idOf)
  const titles = new Map(table.rows.map((row) => [table.idOf(row), titleOf(row)]))
  const orderCell = (row: Row) => {
    const id = table.idOf(row)
    return (
      <OrderCell
        at={ids.indexOf(id)}
        count={ids.length}
        name={titleOf(row)}
        onMove={(to) => onPlace(id, to)}
      />
    )
  }
  return (
    <SortableRows
      keys={ids}
      nameOf={(id) => titles.get(id) ?? id}
      onDrop={({ from, to }) => onPlace(ids[from] ?? '', to)}
    >
      <WorkspaceTable
        {...table}
        columns={[...table.columns, { id: 'order', label: t`Sequence`, cell: orderCell }]}
        row={CarriedRow}
      />
    </SortableRows>
  )
}

const Grip = createContext<ReturnType<typeof useCarriedRow>['grip'] | undefined>(undefined)

function CarriedRow({ id, children, ...rest }: TableRowProps) {
  const { row, isCarried, grip } = useCarriedRow<HTMLTableRowElement>(id)
  return (
    <Grip value={grip}>
      <tr {...rest} data-carried={isCarried || undefined} ref={row}>
        {children}
      </tr>
    </Grip>
  )
}

function OrderCell(place: ComponentProps<typeof MoveButtons>) {
  const grip = use(Grip)
  return (
    <span className="inline-flex">
      <MoveButtons {...place} />
      {grip && <RowGrip grip={grip} name={place.name} />}
    </span>
  )
}
