import { sanitize, type Schema } from 'hast-util-sanitize'
import { isHonestAddress } from '#domain/links.ts'
import { isOwnPicture, richTextPolicy } from '#domain/rich-text-policy.ts'
import { writeRichText } from './rich-text-html.ts'
import { parseRichText, type RichTextTree as Tree } from './rich-text-tree.ts'

/** How HTML's attribute names are spelt in a tree. */
const propertyOf: Record<string, string> = {
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  datetime: 'dateTime',
}

const schema: Schema = {
  tagNames: [...richTextPolicy.tags],
  attributes: Object.fromEntries(
    Object.entries(richTextPolicy.attributes).map(([tag, names]) => [
      tag,
      names.map((name) => propertyOf[name] ?? name),
    ]),
  ),
  protocols: Object.fromEntries(
    Object.entries(richTextPolicy.protocols).map(([name, schemes]) => [name, [...schemes]]),
  ),
  strip: [...richTextPolicy.removedWithContent],
  ancestors: {},
  allowComments: false,
  allowDoctypes: false,
}

/** A second pass finds nothing in honest text; what still changes after a few was written to be read in two ways. */
const maxPasses = 4

/**
 * The rich text with only what the policy allows, safe to put into a page. Sanitising its answer again changes nothing, so
 * no browser can read more into it than we did. Longer texts are cut at the policy's length; one that cannot be settled
 * (built to be read in two ways, or denser than the policy lets it be) is answered as plain text.
 * @example sanitiseRichText('<p onclick="x()">Hi<script>x()</script></p>') // '<p>Hi</p>'
 */
export function sanitiseRichText(html: string): string {
  const source = html.slice(0, richTextPolicy.maxLength)
  const { tree } = parseRichText(source)
  return (tree && settled(tree)) ?? plainText(source)
}

/**
 * The same, and whether an element or an attribute had to go, for a message to its writer. Undefined for a text that cannot be settled: nobody
 * has meant its plain words.
 */
export function cleanedRichText(html: string): { html: string; wasCleaned: boolean } | undefined {
  const { tree } = parseRichText(html.slice(0, richTextPolicy.maxLength))
  const cleaned = tree && settled(tree)
  if (cleaned === undefined) return undefined
  return { html: cleaned, wasCleaned: outlineOf(tree) !== outlineOf(parseRichText(cleaned).tree) }
}

/** Elements and names of attributes in their order. */
function outlineOf(tree: Tree | undefined): string | undefined {
  if (!tree) return undefined
  const outline: string[] = []
  const waiting: Tree['children'] = [...tree.children].toReversed()
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.type !== 'element') continue
    outline.push(node.tagName, ...Object.keys(node.properties).filter(isTold(node.tagName)))
    waiting.push(...node.children.toReversed())
  }
  return outline.join(' ')
}

/** `rel` is ours to set; the widths of a table are the editor's own, which nobody has chosen. */
function isTold(tag: string): (name: string) => boolean {
  const isTable = tag === 'table' || tag === 'col'
  return (name) => name !== 'rel' && !(isTable && name === 'style')
}

/** What a tree comes to once reading it again changes nothing; undefined where that is never so. */
function settled(tree: Tree): string | undefined {
  let html = sanitised(tree)
  for (let pass = 1; pass < maxPasses; pass += 1) {
    const again = parseRichText(html).tree
    const next = again && sanitised(again)
    if (next === html || next === undefined) return next
    html = next
  }
  return undefined
}

function sanitised(tree: Tree): string {
  return writeRichText(closedLinks(withOwnPictures(sanitize(tree, schema) as Tree)))
}

/** Pictures of other sites are taken out. */
function withOwnPictures<Parent extends Pick<Tree, 'children'>>(parent: Parent): Parent {
  parent.children = parent.children.filter(
    (node) =>
      node.type !== 'element' || node.tagName !== 'img' || isOwnPicture(node.properties['src']),
  )
  for (const node of parent.children) if (node.type === 'element') withOwnPictures(node)
  return parent
}

/** A link to a new window cannot reach back to ours; a target of any other name is dropped, and an address that hides where it leads. */
function closedLinks(tree: Tree): Tree {
  for (const node of tree.children) closeLinks(node)
  return tree
}

function closeLinks(node: Tree['children'][number]): void {
  if (node.type !== 'element') return
  if (node.tagName === 'a') {
    const isNewWindow = node.properties['target'] === '_blank'
    const { target: _target, rel: _rel, ...kept } = node.properties
    if (!isHonestAddress(kept['href'] ?? '')) delete kept['href']
    node.properties = isNewWindow
      ? { ...kept, target: '_blank', rel: ['noopener', 'noreferrer'] }
      : kept
  }
  for (const child of node.children) closeLinks(child)
}

/** The words alone. A tag is looked for no further than to where the next begins, so that each character is read once. */
function plainText(html: string): string {
  const words = html
    .replaceAll(/<[^<>]*>/gu, ' ')
    .replaceAll(/[<>\s]+/gu, ' ')
    .trim()
  return writeRichText(parseRichText(words).tree ?? { children: [] })
}
