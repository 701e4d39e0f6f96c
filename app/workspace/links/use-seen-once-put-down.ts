import { type RefObject, useEffect, useRef } from 'react'

/**
 * A row that was put down or let go of is in view, and the keyboard with it: what goes with an entry of a menu takes it further than
 * it was carried, and a row that stays where it was may have been carried over many windows.
 */
export function useSeenOncePutDown(row: RefObject<HTMLElement | null>, isCarried: boolean): void {
  const wasCarried = useRef(false)
  useEffect(() => {
    if (wasCarried.current && !isCarried)
      row.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    wasCarried.current = isCarried
  }, [row, isCarried])
}
