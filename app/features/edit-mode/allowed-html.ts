import { fromHtml } from 'hast-util-from-html'
import { sanitize, type Schema } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import { isHonestAddress } from '#domain/links.ts'
import { isOwnPicture, richTextPolicy } from '#domain/rich-text-policy.ts'

type Tree = ReturnType<typeof fromHtml>
export type AllowedNode = Tree['children'][number]

/** What was copied from a text that could be saved has fewer; a parser that restores open elements multiplies what goes on beyond. */
const maxTags = 20_000

/** How HTML's attribute names are spelt in a tree. */
const propertyOf: Record<string, string> = {
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  datetime: 'dateTime',
}

/** As the server's: what may stand in a text. */
const policy: Schema = {
  tagNames: [...richTextPolicy.tags],
  attributes: Object.fromEntries(
    Object.entries(richTextPolicy.attributes).map(([tag, names]) => [
      tag,
      names.map((name) => propertyOf[name] ?? name),
    ]),
  ),
  protocols: {
    href: [...richTextPolicy.protocols.href],
    src: [...richTextPolicy.protocols.src],
    cite: [...richTextPolicy.protocols.cite],
  },
  strip: [...richTextPolicy.removedWithContent],
  ancestors: {},
  allowComments: false,
  allowDoctypes: false,
}

/** Of a paste the looks travel along, under a name that means nothing to a browser. */
const pastePolicy: Schema = {
  ...policy,
  attributes: {
    ...policy.attributes,
    '*': ['lang', 'dir', 'dataStyle', 'className', 'dataAriaLevel', 'role', 'ariaLevel'],
  },
}

/** A rich text with only what the policy allows, wherever it comes from. */
export function allowedHtml(html: string): string {
  return htmlOf(allowed(html, policy)) ?? ''
}

/** The same as what it is made of. */
export function allowedTree(html: string): AllowedNode[] {
  return allowed(html, policy)?.children ?? []
}

/**
 * The same of a clipboard, with its looks. It is read without the browser, which would ask the page's policy about every handler and
 * style in it. Undefined for what no honest program copies.
 */
export function allowedPaste(html: string): string | undefined {
  return htmlOf(allowed(html, pastePolicy))
}

function htmlOf(tree: Tree | undefined): string | undefined {
  return tree && toHtml(tree)
}

function allowed(html: string, schema: Schema): Tree | undefined {
  if (html.split('<').length > maxTags) return undefined
  try {
    const tree = fromHtml(html, { fragment: true })
    for (const node of tree.children) renameStyles(node)
    dropStrangers(tree)
    return sanitize(tree, schema) as Tree
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Takes pictures of other sites out, and addresses that hide where they lead, as the server does. */
function dropStrangers(parent: Pick<Tree, 'children'>): void {
  parent.children = parent.children.filter(
    (node) =>
      node.type !== 'element' || node.tagName !== 'img' || isOwnPicture(node.properties['src']),
  )
  for (const node of parent.children)
    if (node.type === 'element') {
      const { href } = node.properties
      if (typeof href === 'string' && !isHonestAddress(href)) delete node.properties['href']
      dropStrangers(node)
    }
}

function renameStyles(node: Tree['children'][number]): void {
  if (node.type !== 'element') return
  const { style, className } = node.properties
  // LibreOffice's word for what is struck through: without it, an old price would stand as if it held.
  if (node.tagName === 'strike') node.tagName = 's'
  if (style) node.properties = { ...node.properties, dataStyle: style }
  if (!className) delete node.properties['className']
  for (const child of node.children) renameStyles(child)
}
