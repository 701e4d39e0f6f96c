import { type ReactNode, useEffect, useRef, useState } from 'react'

interface ScrollBoxProps {
  /** The id of what names it. */
  labelledBy: string
  children: ReactNode
}

/** Words of any length in a bounded height. Where they scroll, the keyboard reaches them too. */
export function ScrollBox({ labelledBy, children }: ScrollBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  const [isScrolled, setIsScrolled] = useState(false)
  useEffect(() => {
    const { current } = box
    if (!current) return
    const sizes = new ResizeObserver(() =>
      setIsScrolled(current.scrollHeight > current.clientHeight),
    )
    sizes.observe(current)
    // Its own height stays the same while the words in it grow.
    for (const child of current.children) sizes.observe(child)
    return () => sizes.disconnect()
  }, [])
  return (
    <div
      aria-labelledby={labelledBy}
      className="edit-scroll"
      ref={box}
      role="group"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll what has focus
      tabIndex={isScrolled ? 0 : undefined}
    >
      {children}
    </div>
  )
}
