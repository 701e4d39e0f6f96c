import { currentPrefix } from '#app/platform/page-context.ts'
import { prefixedPath } from '#domain/languages.ts'

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string },
  ) => { createHTML: (html: string) => string }
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

interface RichTextProps {
  html: string
  className?: string
  lang?: string
  dir?: string
  'data-content'?: string
}

/**
 * Text with mark-up from the database. `html` must be what the server answered: it has sanitised it on saving and on reading.
 * The one place that sets raw HTML, and so the one user of the page's Trusted Types policy.
 */
export function RichText({ html, className, ...rest }: RichTextProps) {
  return (
    <div
      {...rest}
      className={className ? `prose ${className}` : 'prose'}
      dangerouslySetInnerHTML={{ __html: trusted(prefixed(html, currentPrefix())) }}
    />
  )
}

/** Stored links are bare paths; on a page with a language prefix they keep it (ledger D10). */
function prefixed(html: string, prefix: string | undefined): string {
  if (!prefix) return html
  return html.replaceAll(/(?<=<a (?:[^>]* )?href=")\/(?!\/)[^"?#]*/gu, (path) =>
    prefixedPath(path, prefix),
  )
}

function trusted(html: string): string {
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes
  if (!types) return html
  policy ??= types.createPolicy('app', { createHTML: (text) => text })
  return policy.createHTML(html)
}
