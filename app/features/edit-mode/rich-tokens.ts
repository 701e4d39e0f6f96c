import { fromHtml } from 'hast-util-from-html'
import { allowedHtml } from './allowed-html.ts'
import { type Facet, facetsOf, listFacet } from './rich-facets.ts'

type HtmlNode = ReturnType<typeof fromHtml>['children'][number]

/** A word, a picture, or the beginning of a block, with what is said of it beside its words. */
export interface RichToken {
  kind: 'word' | 'picture' | 'block'
  /** Of a picture its address; of a block none. */
  words: string
  facets: readonly Facet[]
}

/** Where the reading of a text has come to. */
interface Reading {
  tokens: RichToken[]
  /** The block that the last token stands in: words of another one begin anew. */
  last: Block | undefined
}

interface Block {
  facets: readonly Facet[]
}

interface Around {
  block: Block
  /** Of the words: bold, where a link leads. */
  marks: readonly Facet[]
  /** How many lists it stands in. */
  lists: number
}

const blocks = new Set([
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'div', 'li', 'dt', 'dd'],
  ...['figure', 'figcaption', 'caption', 'th', 'td', 'pre', 'hr'],
])
/** What tells how its blocks stand, and holds no words of its own. */
const frames = new Set(['ul', 'ol', 'dl', 'table', 'thead', 'tbody', 'tfoot', 'tr', 'colgroup'])
const parts = /\s+|[\p{L}\p{M}\p{N}_]+|[^\s\p{L}\p{M}\p{N}_]/gu

/** A rich text as what can be compared, with only what the policy allows. */
export function tokensOf(html: string): RichToken[] {
  const reading: Reading = { tokens: [], last: undefined }
  const around: Around = { block: { facets: [] }, marks: [], lists: 0 }
  for (const node of fromHtml(allowedHtml(html), { fragment: true }).children)
    read(node, around, reading)
  return reading.tokens
}

function read(node: HtmlNode, around: Around, reading: Reading): void {
  if (node.type === 'text') return readWords(node.value, around, reading)
  if (node.type !== 'element') return
  const { tagName, children } = node
  if (tagName === 'br') return add({ kind: 'word', words: '\n', facets: [] }, around, reading)
  if (tagName === 'img') {
    const words = String(node.properties['src'])
    const facets = [...around.marks, ...facetsOf(node)]
    return add({ kind: 'picture', words, facets }, around, reading)
  }
  const within = inside(node, around)
  const before = reading.tokens.length
  for (const child of children) read(child, within, reading)
  // A line or cell without words is one all the same.
  if (blocks.has(tagName) && reading.tokens.length === before) begin(within.block, reading)
}

function inside(node: Extract<HtmlNode, { type: 'element' }>, around: Around): Around {
  const { tagName } = node
  const isList = tagName === 'ul' || tagName === 'ol'
  const lists = around.lists + (isList ? 1 : 0)
  if (!blocks.has(tagName) && !frames.has(tagName))
    return { ...around, marks: [...around.marks, ...facetsOf(node)] }
  const own = isList ? [listFacet(node, lists)] : facetsOf(node)
  return { ...around, lists, block: { facets: [...around.block.facets, ...own] } }
}

function readWords(text: string, around: Around, reading: Reading): void {
  // Between blocks there is nothing to read.
  if (text.trim() === '' && reading.last !== around.block) return
  const isCode = around.block.facets.some(({ name }) => name === 'pre')
  for (const words of text.match(parts) ?? []) {
    const isSpace = words.trim() === ''
    // A space looks the same, bold or not.
    const facets = isSpace ? [] : around.marks
    add({ kind: 'word', words: isSpace && !isCode ? ' ' : words, facets }, around, reading)
  }
}

function add(token: RichToken, { block }: Around, reading: Reading): void {
  if (reading.last !== block) begin(block, reading)
  reading.tokens.push(token)
}

function begin(block: Block, reading: Reading): void {
  reading.last = block
  const facets = block.facets.length > 0 ? block.facets : [{ name: 'p', value: '' }]
  reading.tokens.push({ kind: 'block', words: '', facets })
}
