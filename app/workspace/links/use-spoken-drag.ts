import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'

interface Carried {
  active: { id: string | number }
  over: { id: string | number } | null
}

/** What a screen reader says while a row is carried, and how it is done. */
export function useSpokenDrag(
  keys: readonly string[],
  nameOf: (key: string) => string,
  placeAfter = (_from: number, to: number) => to,
) {
  const { t } = useLingui()
  const count = keys.length
  // A row that was just picked up lies over its own place: that is no news.
  const isJustUp = useRef(false)
  const of = (id: string | number) => ({
    name: nameOf(String(id)),
    place: keys.indexOf(String(id)) + 1,
  })
  const placed = (active: string | number, over: string | number | undefined) => {
    const { name, place } = of(active)
    return { name, place: placeAfter(place - 1, of(over ?? active).place - 1) + 1 }
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
