import type { ReactNode } from 'react'
import { RowGrip } from './row-grip.tsx'
import { useCarriedRow } from './use-carried-row.ts'

interface SortableRowProps {
  id: string
  name: string
  depth?: number
  /** It is no longer, or not, for visitors. */
  isQuiet?: boolean
  /** It cannot be carried. */
  isFixed?: boolean
  children: ReactNode
}

/** A row of a sortable list, with the handle that it is carried by. */
export function SortableRow({
  id,
  name,
  depth,
  isQuiet,
  isFixed = false,
  children,
}: SortableRowProps) {
  const { row, isCarried, grip } = useCarriedRow<HTMLLIElement>(id)
  return (
    <li
      className="ws-link-row"
      data-carried={isCarried || undefined}
      data-depth={depth}
      data-hidden={isQuiet || undefined}
      ref={row}
    >
      <RowGrip grip={grip} disabled={isFixed} name={name} />
      {children}
    </li>
  )
}
