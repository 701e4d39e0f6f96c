import { prefixedPath } from '#domain/languages.ts'
import { currentPrefix } from './page-context.ts'

interface Rules {
  createHTML: (html: string) => string
  createScriptURL: (url: string) => string
}

interface TrustedTypes {
  createPolicy: (name: string, rules: Rules) => Rules
}

let policy: Rules | undefined

/**
 * The HTML as the page's Trusted Types policy lets it pass, with the one policy that there may be. `html` must be what the server
 * answered (it has sanitised it on saving and on reading), or go into a document in which nothing runs.
 */
export function trustedHtml(html: string): string {
  return onlyPolicy()?.createHTML(html) ?? html
}

/** The same policy for a library that parses, in the type that it has for one; undefined where the browser knows none. */
export function trustedPolicy(): unknown {
  return onlyPolicy()
}

/** The address of a script of ours that stands in the code, as the same policy lets it pass. */
export function trustedScript(url: `/${string}.worker.js`): string {
  return onlyPolicy()?.createScriptURL(url) ?? url
}

function onlyPolicy(): Rules | undefined {
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes
  const asItIs = (text: string) => text
  policy ??= types?.createPolicy('app', { createHTML: asItIs, createScriptURL: asItIs })
  return policy
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
