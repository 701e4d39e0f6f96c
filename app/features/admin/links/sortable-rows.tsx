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
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { ChosenIcon } from '#app/ui/icon.tsx'

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
  children: ReactNode
}

/** Rows that can be carried to another place, by pointer and by keyboard; what happens is said in words. */
export function SortableRows({ keys, nameOf, onDrop, children }: SortableRowsProps) {
  const id = useId()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const accessibility = useSpokenDrag(keys, nameOf)
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

function useSpokenDrag(keys: readonly string[], nameOf: (key: string) => string) {
  const { t } = useLingui()
  const count = keys.length
  // A row that was just picked up lies over its own place: that is no news.
  const isJustUp = useRef(false)
  const of = (id: string | number) => ({
    name: nameOf(String(id)),
    place: keys.indexOf(String(id)) + 1,
  })
  const placed = (active: string | number, over: string | number | undefined) => {
    const { name } = of(active)
    const { place } = of(over ?? active)
    return { name, place }
  }
  return {
    screenReaderInstructions: {
      draggable: t`To carry a row, press Space. Move it with the arrow keys, press Space again to put it down, or Escape to leave it where it was.`,
    },
    announcements: {
      onDragStart: ({ active }: { active: { id: string | number } }) => {
        const { name, place } = of(active.id)
        isJustUp.current = true
        return t`${name} is picked up, place ${place} of ${count}.`
      },
      onDragOver: ({ active, over }: Carried) => {
        const wasJustUp = isJustUp.current
        isJustUp.current = false
        if (wasJustUp && over?.id === active.id) return undefined
        const { name, place } = placed(active.id, over?.id)
        return t`${name} is over place ${place} of ${count}.`
      },
      onDragEnd: ({ active, over }: Carried) => {
        const { name, place } = placed(active.id, over?.id)
        return t`${name} was put down at place ${place} of ${count}.`
      },
      onDragCancel: ({ active }: Carried) => {
        const { name } = of(active.id)
        return t`${name} stays where it was.`
      },
    },
  }
}

interface Carried {
  active: { id: string | number }
  over: { id: string | number } | null
}

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

/** One of them, with the handle that it is carried by. */
export function SortableRow({ id, name, depth, isQuiet, isFixed, children }: SortableRowProps) {
  const { t } = useLingui()
  const row = useRef<HTMLLIElement>(null)
  const sortable = useSortable({ id, attributes: { roleDescription: t`row that can be carried` } })
  const { attributes, listeners, transform, transition, isDragging, setNodeRef } = sortable
  const { setActivatorNodeRef } = sortable
  // Styles go through the element: the page's policy refuses style attributes.
  useLayoutEffect(() => {
    const style = row.current?.style
    if (!style) return
    style.transform = transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : ''
    style.transition = transition ?? ''
  }, [transform, transition])
  useLayoutEffect(() => {
    setNodeRef(row.current)
    return () => setNodeRef(null)
  }, [setNodeRef])
  return (
    <li
      className="ws-link-row"
      data-carried={isDragging || undefined}
      data-depth={depth}
      data-hidden={isQuiet || undefined}
      ref={row}
    >
      <button
        {...attributes}
        {...listeners}
        aria-label={t`Carry ${name}`}
        disabled={isFixed}
        className="ws-grip"
        ref={setActivatorNodeRef}
        type="button"
      >
        <ChosenIcon name="grip-vertical" />
      </button>
      {children}
    </li>
  )
}
