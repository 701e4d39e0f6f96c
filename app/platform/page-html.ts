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

/** Stored links are bare paths; on a page with a language prefix they keep it. */
export function withPrefix(html: string): string {
  const prefix = currentPrefix()
  return prefix ? prefixedLinks(html, prefix) : html
}

/**
 * The links of a sanitised text under a prefix: no angle bracket stands in a tag of it, so each character is read once.
 * @example prefixedLinks('<a href="/faq">x</a>', 'nb') // '<a href="/nb/faq">x</a>'
 */
export function prefixedLinks(html: string, prefix: string): string {
  return html.replaceAll(/<a [^<>]*>/gu, (tag) =>
    tag.replace(/(?<= href=")\/(?!\/)[^"?#]*/u, (path) => prefixedPath(path, prefix)),
  )
}
