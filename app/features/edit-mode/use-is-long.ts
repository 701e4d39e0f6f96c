import { useEffect, useState } from 'react'

/** What the header and the tools of most texts take of a window, in CSS px. */
const aroundPx = 300

/** Whether this text leaves its window no room for the tools under it: they stand at the window's foot then, beside no line of it. */
export function useIsLong(element: HTMLElement): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const measure = () => setIsLong(element.offsetHeight + aroundPx > innerHeight)
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    addEventListener('resize', measure)
    return () => {
      sizes.disconnect()
      removeEventListener('resize', measure)
    }
  }, [element])
  return isLong
}
