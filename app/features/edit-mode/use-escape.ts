import { type RefObject, useEffect, useRef } from 'react'

/**
 * Calls `leave` when Escape is pressed anywhere within the element, and in nothing that lies within it and takes it first; `isFirst`:
 * before everything else, where what lies around it would take it.
 */
export function useEscape(
  ref: RefObject<HTMLElement | null>,
  leave: () => void,
  { isFirst = false } = {},
): void {
  const latest = useRef(leave)
  useEffect(() => {
    latest.current = leave
  })
  useEffect(() => {
    const element = ref.current
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return
      if (!(event.target instanceof Node && element?.contains(event.target))) return
      event.stopPropagation()
      event.preventDefault()
      latest.current()
    }
    const where = isFirst ? window : element
    const options = { capture: isFirst }
    where?.addEventListener('keydown', hear as EventListener, options)
    return () => where?.removeEventListener('keydown', hear as EventListener, options)
  }, [ref, isFirst])
}
