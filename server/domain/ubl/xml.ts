/** An element of a file: its name, what is in it, and its attributes. */
export interface XmlElement {
  name: string
  children: readonly XmlElement[] | string
  attributes?: Readonly<Record<string, string>>
}

/**
 * An element with what it holds; undefined where it would hold nothing: no file has empty elements (PEPPOL-EN16931-R008).
 * @example xml('cbc:ID', 'F-26-000001') // <cbc:ID>F-26-000001</cbc:ID>
 */
export function xml(
  name: string,
  held: string | null | undefined | readonly (XmlElement | undefined)[],
  attributes?: XmlElement['attributes'],
): XmlElement | undefined {
  const children = typeof held === 'string' ? written(held) : (held ?? []).filter(isThere)
  if (children.length === 0) return undefined
  return { name, children, ...(attributes && { attributes }) }
}

/** A file of one element, as UTF-8. */
export function xmlFile(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${textOf(root, '')}\n`
}

function textOf({ name, children, attributes }: XmlElement, indent: string): string {
  const set = Object.entries(attributes ?? {}).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const inside =
    typeof children === 'string'
      ? escaped(children)
      : `\n${children.map((child) => textOf(child, `${indent}  `)).join('\n')}\n${indent}`
  return `${indent}<${name}${set.join('')}>${inside}</${name}>`
}

/** A text as a file holds it: without what XML cannot hold at all (XML 1.0, 2.2), and without the spaces at its ends. */
export function written(text: string): string {
  return text.replaceAll(/(?![\t\n\r])\p{Control}|\p{Surrogate}|[\uFFFE\uFFFF]/gu, '').trim()
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

function isThere(element: XmlElement | undefined): element is XmlElement {
  return element !== undefined
}
