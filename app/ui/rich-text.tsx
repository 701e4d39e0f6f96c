import { useLayoutEffect, useMemo, useRef } from 'react'
import { trustedHtml, withPrefix } from '#app/platform/page-html.ts'

/** The mark of an element that Edit Mode has laid other words into: what is drawn next is right again. */
export const laidOver = 'data-laid-over'

interface RichTextProps {
  html: string
  className?: string
  lang?: string
  dir?: string
  'data-content'?: string
}

/**
 * Text with mark-up from the database. `html` must be what the server answered: it has sanitised it on saving and on reading.
 * The one place that sets raw HTML.
 */
export function RichText({ html, className, ...rest }: RichTextProps) {
  const shown = withPrefix(html)
  // React compares the object: a new one builds all elements anew, under a double-click or a selection too.
  const inner = useMemo(() => ({ __html: trustedHtml(shown) }), [shown])
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!element.current?.hasAttribute(laidOver)) return
    element.current.removeAttribute(laidOver)
    element.current.innerHTML = trustedHtml(shown)
  })
  return (
    <div
      {...rest}
      ref={element}
      className={className ? `prose ${className}` : 'prose'}
      dangerouslySetInnerHTML={inner}
    />
  )
}
