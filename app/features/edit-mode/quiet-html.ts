import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { richTextPolicy } from '#domain/rich-text-policy.ts'

type Node = ReturnType<typeof fromHtml>['children'][number]
type Parent = Extract<Node, { type: 'element' }> | ReturnType<typeof fromHtml>

const dropped = new Set<string>([...richTextPolicy.removedWithContent, 'base', 'link', 'meta'])

/**
 * Mark-up of elsewhere that a browser can read without asking the page's policy: its styles as `data-style`, without handlers and
 * what holds styles or scripts. It is not safe by that; what is shown of it goes through the policy. Undefined for what nests too deep to
 * be read.
 */
export function quietHtml(html: string): string | undefined {
  try {
    const tree = fromHtml(html, { fragment: true })
    quieten(tree)
    return toHtml(tree)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function quieten(parent: Parent): void {
  parent.children = (parent.children as Node[]).filter(
    (node) => node.type === 'text' || (node.type === 'element' && !dropped.has(node.tagName)),
  ) as typeof parent.children
  for (const node of parent.children) {
    if (node.type !== 'element') continue
    // LibreOffice's word for what is struck through: without it, an old price would stand as if it held.
    if (node.tagName === 'strike') node.tagName = 's'
    const { style, ...others } = node.properties
    const kept = Object.entries(others).filter(([name]) => !/^on/iu.test(name))
    node.properties = Object.fromEntries(style ? [...kept, ['dataStyle', style]] : kept)
    quieten(node)
  }
}
