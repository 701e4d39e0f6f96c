import { prefixedPath } from '#domain/languages.ts'
import { currentPrefix } from './page-context.ts'

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string },
  ) => { createHTML: (html: string) => string }
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

/**
 * The HTML as the page's Trusted Types policy lets it pass, with the one policy that there may be. `html` must be what the server
 * answered (it has sanitised it on saving and on reading), or go into a document in which nothing runs.
 */
export function trustedHtml(html: string): string {
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes
  if (!types) return html
  policy ??= types.createPolicy('app', { createHTML: (text) => text })
  return policy.createHTML(html)
}

/** Stored links are bare paths; on a page with a language prefix they keep it (ledger D10). */
export function withPrefix(html: string): string {
  const prefix = currentPrefix()
  if (!prefix) return html
  return html.replaceAll(/(?<=<a (?:[^>]* )?href=")\/(?!\/)[^"?#]*/gu, (path) =>
    prefixedPath(path, prefix),
  )
}
