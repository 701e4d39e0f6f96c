import { useEffect, useRef } from 'react'
import '#app/styles/tooltips.css'
import { showTooltips } from './show-tooltips.ts'

/**
 * The names of buttons that show an icon alone, where they have `data-tip` beside their `aria-label`: shown to a mouse that rests on
 * them and to the keyboard. One for the whole page. Who listens to it has heard the name already.
 */
export function Tooltips() {
  const bubble = useRef<HTMLDivElement>(null)
  useEffect(() => (bubble.current ? showTooltips(bubble.current) : undefined), [])
  return <div aria-hidden className="tooltip" popover="manual" ref={bubble} />
}
