import { fromHtml } from 'hast-util-from-html'
import { readMediaAddress } from '#domain/media.ts'
import { writeRichText } from './rich-text-html.ts'

type Parent = Pick<ReturnType<typeof fromHtml>, 'children'>
type Node = Parent['children'][number]

/**
 * A sanitised rich text without the pictures and files of these ids: a picture goes, with the paragraph that held nothing else; a
 * link to a file goes, and its words stay.
 */
export function withoutMedia(html: string, ids: readonly string[]): string {
  const tree = fromHtml(html, { fragment: true })
  return writeRichText(cleared(tree, (address) => ids.includes(idIn(address) ?? '')))
}

function idIn(address: unknown): string | undefined {
  return typeof address === 'string' ? readMediaAddress(address)?.id : undefined
}

function cleared<Of extends Parent>(parent: Of, isGone: (address: unknown) => boolean): Of {
  parent.children = parent.children.flatMap((node): Node[] => {
    if (node.type !== 'element') return [node]
    if (node.tagName === 'img' && isGone(node.properties['src'])) return []
    const before = node.children.length
    cleared(node, isGone)
    if (node.tagName === 'a' && isGone(node.properties['href'])) return node.children
    const isHollow = node.children.length < before && node.children.every(isBlank)
    return isHollow && hollowed.has(node.tagName) ? [] : [node]
  })
  return parent
}

/** A cell or an item of a list keeps its place also where it is empty now. */
const hollowed = new Set(['p', 'figure', 'a'])

function isBlank(node: Node): boolean {
  return node.type === 'text' && node.value.trim() === ''
}
