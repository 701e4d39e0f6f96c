import { trustedHtml } from '#app/platform/page-html.ts'
import { allowedHtml } from './allowed-html.ts'

/** A rich text in a document of its own, with only what the policy allows: nothing in it runs and nothing is fetched. */
export function inertHtml(html: string): HTMLElement {
  return inertDocument(allowedHtml(html))
}

/** The same of mark-up that was looked through before. */
export function inertDocument(html: string): HTMLElement {
  return new DOMParser().parseFromString(trustedHtml(html), 'text/html').body
}

/** The words of a rich text, a line for each of its blocks: what people compare. */
export function wordsOf(html: string): string {
  const body = inertHtml(html)
  for (const block of body.querySelectorAll(
    'p, li, h1, h2, h3, h4, h5, h6, tr, pre, blockquote, dt, dd',
  ))
    block.append('\n')
  for (const cell of body.querySelectorAll('td, th')) cell.append(' ')
  for (const line of body.querySelectorAll('br')) line.replaceWith('\n')
  return (body.textContent ?? '').replaceAll(/\n\s*\n+/gu, '\n').trim()
}
