import { useMemo } from 'react'
import { trustedHtml, withPrefix } from '#app/platform/page-html.ts'

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
  return (
    <div
      {...rest}
      className={className ? `prose ${className}` : 'prose'}
      dangerouslySetInnerHTML={inner}
    />
  )
}
