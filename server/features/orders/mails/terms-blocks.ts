import { sanitiseRichText } from '#server/platform/rich-text.ts'
import { parseRichText, type RichTextTree } from '#server/platform/rich-text-tree.ts'

export interface TermsBlock {
  kind: 'heading' | 'text'
  text: string
}

type Node = RichTextTree['children'][number]

const heading = /^h[1-6]$/u

/** The terms page's HTML as headings and paragraphs of plain text: a mail carries the words, not the page's markup. */
export function termsBlocks(html: string): TermsBlock[] {
  return (parseRichText(sanitiseRichText(html)).tree?.children ?? []).flatMap(blocksIn)
}

function blocksIn(node: Node): TermsBlock[] {
  if (node.type !== 'element') return []
  const isHeading = heading.test(node.tagName)
  if (!isHeading && node.tagName !== 'p' && node.tagName !== 'li')
    return node.children.flatMap(blocksIn)
  const text = wordsIn(node).trim()
  return text === '' ? [] : [{ kind: isHeading ? 'heading' : 'text', text }]
}

function wordsIn(node: Node): string {
  if (node.type === 'text') return node.value
  return node.type === 'element' ? node.children.map(wordsIn).join('') : ''
}
