import { type RefObject, useLayoutEffect } from 'react'

const name = '--edit-bar'

/**
 * Tells the page's styles how high the bar is, with who else is here on top of it: its words take more lines in one language and at
 * one width than at another, and neither the page's last rows nor a message may lie under them.
 */
export function useBarRoom(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = bar
    if (!current) return undefined
    const { style } = document.documentElement
    const parts = [current, ...current.querySelectorAll<HTMLElement>(':scope > [role="status"]')]
    const measure = () => {
      // Hidden while a text is open, it is back at the same height: the page does not get shorter under its reader.
      if (current.offsetHeight > 0) style.setProperty(name, `${heightOf(parts)}px`)
    }
    const sizes = new ResizeObserver(measure)
    for (const part of parts) sizes.observe(part)
    measure()
    return () => {
      sizes.disconnect()
      style.removeProperty(name)
    }
  }, [bar])
}

/** From the top of the highest of them to the foot of the lowest, in CSS px. */
function heightOf(parts: readonly HTMLElement[]): number {
  const boxes = parts.map((part) => part.getBoundingClientRect()).filter(({ height }) => height > 0)
  const top = Math.min(...boxes.map((box) => box.top))
  return Math.ceil(Math.max(...boxes.map((box) => box.bottom)) - top)
}
