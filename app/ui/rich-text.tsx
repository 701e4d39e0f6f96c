interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string },
  ) => { createHTML: (html: string) => string }
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

/**
 * Text with mark-up from the database. `html` must be what the server answered: it has sanitised it on saving and on reading.
 * The one place that sets raw HTML, and so the one user of the page's Trusted Types policy.
 */
export function RichText({ html, className }: { html: string; className?: string }) {
  return (
    <div
      className={className ? `prose ${className}` : 'prose'}
      dangerouslySetInnerHTML={{ __html: trusted(html) }}
    />
  )
}

function trusted(html: string): string {
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes
  if (!types) return html
  policy ??= types.createPolicy('app', { createHTML: (text) => text })
  return policy.createHTML(html)
}
