import type { RichTextTree } from './rich-text-tree.ts'

type Node = RichTextTree['children'][number]
type Value = Extract<Node, { type: 'element' }>['properties'][string]

const isVoid = new Set(['br', 'col', 'hr', 'img'])

/**
 * A sanitised tree as HTML. `<` and `>` are escaped wherever they are no tag's own, in attributes too: a search for tags finds tags, and
 * serialisers leave them there as they are.
 * @example `<p title="&#x3C;script&#x3E;">x</p>`
 */
export function writeRichText({ children }: Pick<RichTextTree, 'children'>): string {
  return children.map(written).join('')
}

function written(node: Node): string {
  if (node.type === 'text') return escaped(node.value, /[&<]/gu)
  if (node.type !== 'element') return ''
  const { tagName, properties, children } = node
  const attributes = Object.entries(properties).map(([name, value]) => attribute(name, value))
  const start = `<${tagName}${attributes.join('')}>`
  return isVoid.has(tagName) ? start : `${start}${writeRichText({ children })}</${tagName}>`
}

/** HTML has no capitals in the names that the policy lets pass. */
function attribute(property: string, value: Value): string {
  const name = property.toLowerCase()
  if (value === true) return ` ${name}`
  if (value === null || value === undefined || value === false || Number.isNaN(value)) return ''
  const text = Array.isArray(value) ? value.join(' ') : String(value)
  return ` ${name}="${escaped(text, /["&'<>`]/gu)}"`
}

function escaped(text: string, characters: RegExp): string {
  return text.replaceAll(
    characters,
    (each) => `&#x${each.charCodeAt(0).toString(16).toUpperCase()};`,
  )
}
