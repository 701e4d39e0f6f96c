import { useSortable } from '@dnd-kit/sortable'
import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect } from 'react'
import { useCustomProperties } from './use-custom-properties.ts'
import { usePassedFocus } from './use-passed-focus.ts'
import { useSeenOncePutDown } from './use-seen-once-put-down.ts'

/**
 * A row of `SortableRows`, of whichever element: `row` is its ref, `grip` goes to its `RowGrip`. How far it is from its place stands
 * in `--carried-x` and `--carried-y`, so that its styles say which way it can be seen to go.
 */
export function useCarriedRow<Row extends HTMLElement>(id: string) {
  const { t } = useLingui()
  const sortable = useSortable({ id, attributes: { roleDescription: t`row that can be carried` } })
  const { attributes, listeners, transform, transition, isDragging, setNodeRef } = sortable
  const row = useCustomProperties<Row>({
    '--carried-x': transform ? `${transform.x}px` : '',
    '--carried-y': transform ? `${transform.y}px` : '',
    '--carried-transition': transition ?? '',
  })
  usePassedFocus(row)
  useSeenOncePutDown(row, isDragging)
  useLayoutEffect(() => {
    setNodeRef(row.current)
    return () => setNodeRef(null)
  }, [row, setNodeRef])
  return {
    row,
    isCarried: isDragging,
    grip: { ...attributes, ...listeners, ref: sortable.setActivatorNodeRef },
  }
}
