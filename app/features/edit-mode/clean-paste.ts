import { isHonestAddress } from '#domain/links.ts'
import { allowedPaste } from './allowed-html.ts'
import { inertDocument } from './inert-html.ts'
import { unwrapWebLists } from './web-word-lists.ts'
import { gatherWordLists } from './word-lists.ts'

/**
 * What was copied from Word, Google Docs or a page, as plain mark-up: its structure, its emphasis and its links, nothing of its
 * looks. Undefined for what no honest program copies.
 */
export function cleanPaste(html: string): HTMLElement | undefined {
  const allowed = allowedPaste(html)
  if (allowed === undefined) return undefined
  const body = inertDocument(allowed.replaceAll('&nbsp;', ' '))
  for (const line of body.querySelectorAll('.Apple-interchange-newline')) line.remove()
  dropUnseen(body)
  unwrapWebLists(body)
  gatherWordLists(body)
  for (const element of styled(body, /./u)) giveMeaning(element)
  for (const level of [1, 2, 3, 4, 5, 6])
    for (const title of body.querySelectorAll(`p[role=heading][aria-level="${level}"]`))
      rename(title, `h${level}`)
  for (const title of body.querySelectorAll('h1, p.MsoTitle')) rename(title, 'h2')
  for (const link of body.querySelectorAll('a[href]')) followRedirect(link)
  for (const element of body.querySelectorAll('*')) dropLooks(element)
  // Outlook, Gmail and Apple Notes leave a line free by a `div`.
  for (const line of body.querySelectorAll('p, div'))
    if (line.textContent?.trim() === '' && !line.querySelector('img, hr, table')) line.remove()
  // Blank lines between blocks, as Google Docs writes them.
  for (const line of body.querySelectorAll(':scope > br')) if (isBetweenBlocks(line)) line.remove()
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

/** What nobody sees in the text itself: hidden words, words that were taken out, and remarks beside it. */
function dropUnseen(body: Element): void {
  const unseen = styled(body, /display:\s*none|mso-hide:\s*all|mso-element:\s*comment/iu)
  for (const element of [...unseen, ...body.querySelectorAll('.msoDel, .MsoCommentReference')])
    element.remove()
  for (const words of body.querySelectorAll('.msoIns > ins')) words.replaceWith(...words.childNodes)
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

function isBetweenBlocks(line: Element): boolean {
  return [line.previousSibling, line.nextSibling].every(
    (beside) =>
      !beside || /^(?:BR|H\d|P|UL|OL|TABLE|DIV|HR|BLOCKQUOTE|PRE)$/u.test(beside.nodeName),
  )
}

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

/** Where programs lead every link through, and the part of the address that says where it goes. Outlook's names its reader, too. */
const redirects: readonly [RegExp, string][] = [
  [/^https:\/\/www\.google\.[\w.]+\/url\?(?<query>.*\bq=.*)$/u, 'q'],
  [/^https:\/\/www\.google\.[\w.]+\/url\?(?<query>.*)$/u, 'url'],
  [/^https:\/\/[\w.-]+\.safelinks\.protection\.outlook\.com\/[^?]*\?(?<query>.*)$/u, 'url'],
  [/^https:\/\/statics\.teams\.cdn\.office\.net\/[^?]*safelinks[^?]*\?(?<query>.*)$/u, 'url'],
  [/^https:\/\/l\.facebook\.com\/l\.php\?(?<query>.*)$/u, 'u'],
]

/** The link itself in place of the way that a program leads it. Places within what was copied from are none here. */
function followRedirect(link: Element): void {
  const href = link.getAttribute('href') ?? ''
  if (/^#(?:_|heading=|bookmark=)/u.test(href)) return link.replaceWith(...link.childNodes)
  for (const [way, part] of redirects) {
    const query = way.exec(href)?.groups?.['query']
    const to = query && new URLSearchParams(query).get(part)
    if (!to || !/^(?:https?|mailto|tel):/iu.test(to) || !isHonestAddress(to)) continue
    link.setAttribute('href', to)
    return
  }
}

const told = new Set(['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'start'])

function dropLooks(element: Element): void {
  for (const { name } of [...element.attributes]) if (!told.has(name)) element.removeAttribute(name)
}
