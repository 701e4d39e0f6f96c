import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { type ReactNode, useId } from 'react'
import { useSpokenDrag } from './use-spoken-drag.ts'

export interface DroppedRow {
  from: number
  to: number
  /** How far it was carried along the line, in CSS px: positive is inwards, in either direction of writing. */
  inwards: number
}

interface SortableRowsProps {
  /** The keys of the rows in their order. */
  keys: readonly string[]
  nameOf: (key: string) => string
  onDrop: (dropped: DroppedRow) => void
  /** Where a row that is put down over another stands then; at its place, where this is left out. */
  placeAfter?: (from: number, to: number) => number
  children: ReactNode
}

/** Rows that can be carried to another place, by pointer and by keyboard; what happens is said in words. */
export function SortableRows({ keys, nameOf, onDrop, placeAfter, children }: SortableRowsProps) {
  const id = useId()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const accessibility = useSpokenDrag(keys, nameOf, placeAfter)
  const drop = ({ active, over, delta }: DragEndEvent) => {
    if (!over) return
    const isRightToLeft = document.documentElement.dir === 'rtl'
    onDrop({
      from: keys.indexOf(String(active.id)),
      to: keys.indexOf(String(over.id)),
      inwards: isRightToLeft ? -delta.x : delta.x,
    })
  }
  return (
    <DndContext
      accessibility={accessibility}
      collisionDetection={closestCenter}
      id={id}
      onDragEnd={drop}
      sensors={sensors}
    >
      <SortableContext items={[...keys]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}
