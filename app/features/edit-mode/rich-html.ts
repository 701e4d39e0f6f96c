import { getSchema, type JSONContent } from '@tiptap/core'
import { DOMParser, DOMSerializer, type Node } from '@tiptap/pm/model'
import { inertHtml } from './inert-html.ts'
import { richExtensions } from './rich-extensions.ts'

const schema = getSchema(richExtensions)

/** A rich text as the editor holds it. It is parsed here, since the page's policy refuses the editor's own way. */
export function contentOf(html: string): JSONContent {
  return DOMParser.fromSchema(schema).parse(inertHtml(html)).toJSON() as JSONContent
}

/** What the editor holds as the HTML that is saved: no wrapping that the editor needs and a reader does not. */
export function htmlOf(content: Node): string {
  const holder = document.implementation.createHTMLDocument().body
  const ours = DOMSerializer.fromSchema(content.type.schema)
  holder.append(ours.serializeFragment(content.content, { document: holder.ownerDocument }))
  for (const cell of holder.querySelectorAll(':is(li, td, th, dd) > p:only-child'))
    if (cell.attributes.length === 0) cell.replaceWith(...cell.childNodes)
  for (const line of holder.querySelectorAll('figure > p'))
    if (line.childNodes.length === 1 && line.firstElementChild?.tagName === 'IMG')
      line.replaceWith(...line.childNodes)
  for (const table of holder.querySelectorAll('table')) giveHead(table)
  for (const link of holder.querySelectorAll('a')) link.removeAttribute('class')
  while (isEmptyLine(holder.lastElementChild)) holder.lastElementChild?.remove()
  return holder.innerHTML
}

/** A first row of headings alone is the head of its table. */
function giveHead(table: HTMLTableElement): void {
  const [first] = table.rows
  if (!first || [...first.cells].some(({ tagName }) => tagName !== 'TH')) return
  const head = table.ownerDocument.createElement('thead')
  head.append(first)
  table.prepend(head)
}

function isEmptyLine(element: Element | null): boolean {
  return element?.tagName === 'P' && element.childNodes.length === 0
}
