import { allowedPaste } from './allowed-html.ts'
import { inertDocument } from './inert-html.ts'

/**
 * What was copied from Word, Google Docs or a page, as plain mark-up: its structure, its emphasis and its links, nothing of its
 * looks. Undefined for what no honest program copies.
 */
export function cleanPaste(html: string): HTMLElement | undefined {
  const allowed = allowedPaste(html)
  if (allowed === undefined) return undefined
  const body = inertDocument(allowed.replaceAll('\u00A0', ' '))
  for (const line of body.querySelectorAll('.Apple-interchange-newline')) line.remove()
  for (const marker of styled(body, /mso-list:\s*ignore/iu)) readMarker(marker)
  gatherLists(body)
  for (const element of styled(body, /./u)) giveMeaning(element)
  for (const title of body.querySelectorAll('h1, p.MsoTitle')) rename(title, 'h2')
  for (const link of body.querySelectorAll('a[href]')) followRedirect(link)
  for (const element of body.querySelectorAll('*')) dropLooks(element)
  for (const line of body.querySelectorAll('p'))
    if (line.textContent?.trim() === '' && !line.querySelector('img')) line.remove()
  return body
}

function styled(body: Element, style: RegExp): Element[] {
  return [...body.querySelectorAll('[data-style]')].filter((element) =>
    style.test(styleOf(element)),
  )
}

function styleOf(element: Element): string {
  return element.getAttribute('data-style') ?? ''
}

/** What Word writes before an item tells whether its list is numbered. */
function readMarker(marker: Element): void {
  if (/[\da-z]+[.)]/iu.test(marker.textContent ?? ''))
    marker.closest('p')?.setAttribute('data-numbered', '')
  marker.remove()
}

/** Word writes a list as paragraphs that say which level of which list they are. */
function gatherLists(body: Element): void {
  for (const first of styled(body, /mso-list:\s*l\d+/iu)) {
    if (!first.isConnected || first.closest('li')) continue
    const list = first.ownerDocument.createElement(
      first.hasAttribute('data-numbered') ? 'ol' : 'ul',
    )
    first.before(list)
    let next: Element | null = first
    while (next && /mso-list:\s*l\d+/iu.test(styleOf(next))) {
      const after: Element | null = next.nextElementSibling
      const item = list.ownerDocument.createElement('li')
      item.append(...next.childNodes)
      next.remove()
      list.append(item)
      next = after
    }
  }
}

const meanings: readonly [RegExp, string][] = [
  [/(?<![\w-])font-weight:\s*(?:bold|[6-9]00)/iu, 'strong'],
  [/font-style:\s*italic/iu, 'em'],
  [/text-decoration[^;]*line-through/iu, 's'],
  [/vertical-align:\s*super/iu, 'sup'],
  [/vertical-align:\s*sub(?!\w)/iu, 'sub'],
]

/** Looks that mean something become the element that means it. Google Docs wraps all it copies in a bold that is none. */
function giveMeaning(element: Element): void {
  const style = styleOf(element)
  if (
    /^(?:B|STRONG)$/u.test(element.tagName) &&
    /(?<![\w-])font-weight:\s*(?:normal|[1-4]00)/iu.test(style)
  )
    return element.replaceWith(...element.childNodes)
  if (/^H\d$/u.test(element.tagName)) return
  for (const [look, tag] of meanings) {
    if (!look.test(style) || element.closest(tag)) continue
    const meaning = element.ownerDocument.createElement(tag)
    meaning.append(...element.childNodes)
    element.append(meaning)
  }
}

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

/** Google Docs leads every link through itself. */
function followRedirect(link: Element): void {
  const href = link.getAttribute('href') ?? ''
  const target = /^https:\/\/www\.google\.com\/url\?(?<query>.*)$/u.exec(href)?.groups?.['query']
  const to = target && new URLSearchParams(target).get('q')
  if (to) link.setAttribute('href', to)
}

const told = new Set(['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'start'])

function dropLooks(element: Element): void {
  for (const { name } of [...element.attributes]) if (!told.has(name)) element.removeAttribute(name)
}
