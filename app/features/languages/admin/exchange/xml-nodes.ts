import { XMLParser } from 'fast-xml-parser'

/** An element or a text as fast-xml-parser answers them in order: the name holds the children, `:@` the attributes. */
export type Node = Readonly<Record<string, unknown>>

// It is a primitive symbol, which the library's types write with a capital letter.
const metaData = XMLParser.getMetaDataSymbol() as unknown as symbol

export function nameOf(node: Node): string {
  return Object.keys(node).find((name) => name !== ':@') ?? ''
}

/** The nodes within an element, or those of a list. */
export function childrenOf(node: unknown): Node[] {
  const list = Array.isArray(node) ? node : isNode(node) ? node[nameOf(node)] : []
  return Array.isArray(list) ? list.filter(isNode) : []
}

export function elementsIn(node: Node, name: string): Node[] {
  return childrenOf(node).filter((child) => nameOf(child) === name)
}

export function firstIn(node: Node, name: string): Node | undefined {
  return elementsIn(node, name)[0]
}

export function attributeOf(node: Node, name: string): string | undefined {
  const attributes = node[':@']
  const value = isNode(attributes) ? attributes[name] : undefined
  return typeof value === 'string' ? value : undefined
}

/** The words within an element. Marks around them (`mrk`, by which programs number sentences) are no markup of the text. */
export function wordsIn(node: Node): { text: string; hasMarkup: boolean } {
  let text = ''
  let hasMarkup = false
  for (const child of childrenOf(node)) {
    const name = nameOf(child)
    if (name === '#text') text += String(child['#text'])
    else if (name === 'mrk') {
      const within = wordsIn(child)
      text += within.text
      hasMarkup ||= within.hasMarkup
    } else hasMarkup = true
  }
  return { text, hasMarkup }
}

/** Tells the line that an element of a text begins in. */
export function linesOf(text: string): (node: Node) => number {
  const ends = Array.from(text.matchAll(/\n/gu), ({ index }) => index)
  return (node) => {
    const place: unknown = Reflect.get(node, metaData)
    const start = isNode(place) && typeof place['startIndex'] === 'number' ? place['startIndex'] : 0
    return countBelow(ends, start) + 1
  }
}

/** How many of the numbers, which rise, are less than the limit. */
function countBelow(numbers: readonly number[], limit: number): number {
  let [low, high] = [0, numbers.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((numbers[middle] ?? limit) < limit) low = middle + 1
    else high = middle
  }
  return low
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
