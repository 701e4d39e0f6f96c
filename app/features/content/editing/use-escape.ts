import { type RefObject, useEffect, useRef } from 'react'

/** Calls `leave` when Escape is pressed anywhere within the element, and in nothing that lies within it and takes it first. */
export function useEscape(ref: RefObject<HTMLElement | null>, leave: () => void): void {
  const latest = useRef(leave)
  useEffect(() => {
    latest.current = leave
  })
  useEffect(() => {
    const element = ref.current
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return
      event.stopPropagation()
      event.preventDefault()
      latest.current()
    }
    element?.addEventListener('keydown', hear)
    return () => element?.removeEventListener('keydown', hear)
  }, [ref])
}
