import { plainDigits } from '#domain/plain-digits.ts'

interface OpenList {
  list: Element
  level: number
  name: string
}

/** Where an item belongs, as Word says it: `mso-list:l0 level2 lfo1`. */
const placing = /mso-list:\s*(?<name>l\d+)\s+level(?<level>\d)/iu

/** Makes lists of what Word writes as paragraphs that say which level of which list they are. */
export function gatherWordLists(body: Element): void {
  for (const marker of body.querySelectorAll('[data-style]'))
    if (/mso-list:\s*ignore/iu.test(styleOf(marker))) readMarker(marker)
  for (const first of body.querySelectorAll('[data-style]')) {
    const open: OpenList[] = []
    // What one run has gathered stands in its list, and begins no other one.
    for (let next = first.isConnected ? first : null; next && placing.test(styleOf(next));) {
      const after: Element | null = next.nextElementSibling
      addItem(open, next)
      next = after
    }
  }
}

/** What Word writes before an item tells whether its list is numbered, and from where on. */
function readMarker(marker: Element): void {
  const text = plainDigits(marker.textContent ?? '')
  const number = /^[^\p{L}\p{N}]*(?<mark>[\p{L}\p{N}]+)[-.)]/u.exec(text)?.groups?.['mark']
  if (number) marker.closest('p')?.setAttribute('data-number', number)
  marker.remove()
}

function addItem(open: OpenList[], paragraph: Element): void {
  const { name = '', level: depth } = placing.exec(styleOf(paragraph))?.groups ?? {}
  const level = Number(depth)
  const tag = paragraph.hasAttribute('data-number') ? 'OL' : 'UL'
  const isOf = (it: OpenList) => it.level === level && it.name === name && it.list.tagName === tag
  let last = open.at(-1)
  while (last && last.level >= level && !isOf(last)) {
    open.pop()
    last = open.at(-1)
  }
  if (!last || !isOf(last)) {
    const list = newList(tag, paragraph)
    const around = last?.list.lastElementChild
    if (around) around.append(list)
    else paragraph.before(list)
    last = { list, level, name }
    open.push(last)
  }
  const item = paragraph.ownerDocument.createElement('li')
  item.append(...paragraph.childNodes)
  paragraph.remove()
  last.list.append(item)
}

function newList(tag: 'OL' | 'UL', first: Element): Element {
  const list = first.ownerDocument.createElement(tag)
  const start = Number(first.getAttribute('data-number'))
  if (start > 1) list.setAttribute('start', String(start))
  return list
}

function styleOf(element: Element): string {
  return element.getAttribute('data-style') ?? ''
}
