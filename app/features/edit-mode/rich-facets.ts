import type { fromHtml } from 'hast-util-from-html'

/** What is said of words beside themselves: that they are bold, a heading, where they lead. */
export interface Facet {
  /** An element's name, or an attribute's. */
  name: string
  value: string
}

type Element = Extract<ReturnType<typeof fromHtml>['children'][number], { type: 'element' }>

/** Elements that say nothing by themselves: their attributes do. */
const silent = new Set([
  ...['p', 'div', 'span', 'a', 'img', 'figure', 'li', 'dl'],
  ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'colgroup'],
])
/** What two programs write for one thing. */
const same: Record<string, string> = { b: 'strong', i: 'em', del: 's' }
/** What readers do not notice. */
const unseen = new Set(['loading', 'rel', 'scope', 'src'])

/** What an element says of the words in it. */
export function facetsOf({ tagName, properties }: Element): Facet[] {
  const own = silent.has(tagName) ? [] : [{ name: same[tagName] ?? tagName, value: '' }]
  const more = Object.entries(properties)
    .map(([name, value]) => ({ name, value: String(value) }))
    .filter(({ name, value }) => !unseen.has(name) && value !== '' && !isWhole(name, value))
  return [...own, ...more]
}

/** A cell that spans itself alone. */
function isWhole(name: string, value: string): boolean {
  return (name === 'colSpan' || name === 'rowSpan') && value === '1'
}

/** A list is told from another one by how deep it stands, a numbered one by its first number too. */
export function listFacet({ tagName, properties }: Element, depth: number): Facet {
  const start = properties['start'] === undefined ? '' : ` ${String(properties['start'])}`
  return { name: tagName, value: `${depth}${start}` }
}

/** What the first says and the other does not. */
export function without(facets: readonly Facet[], others: readonly Facet[]): Facet[] {
  return facets.filter(
    ({ name, value }) => !others.some((other) => other.name === name && other.value === value),
  )
}
