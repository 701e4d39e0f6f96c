import { fromHtml } from 'hast-util-from-html'
import { sanitize, type Schema } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import { isHonestAddress } from '#domain/links.ts'
import { isOwnPicture, richTextPolicy } from '#domain/rich-text-policy.ts'

type Tree = ReturnType<typeof fromHtml>

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

/** Nothing honest nests deeper; a parser that restores open elements multiplies what goes on beyond. */
const maxTags = 4000
/** A second pass finds nothing in honest text; what still changes after a few was written to be read in two ways. */
const maxPasses = 4

/**
 * The rich text with only what the policy allows, safe to put into a page. Sanitising its answer again changes nothing, so
 * no browser can read more into it than we did. Longer texts are cut at the policy's length; one that cannot be settled
 * (built to be read in two ways, or nested thousands deep) is answered as plain text.
 * @example sanitiseRichText('<p onclick="x()">Hi<script>x()</script></p>') // '<p>Hi</p>'
 */
export function sanitiseRichText(html: string): string {
  const source = html.slice(0, richTextPolicy.maxLength)
  if (!/[<&]/u.test(source)) return settledText(source)
  if (source.split('<').length > maxTags) return plainText(source)
  try {
    return settled(source) ?? plainText(source)
  } catch (error) {
    if (error instanceof RangeError) return plainText(source)
    throw error
  }
}

/** The same, and whether an element or an attribute had to go: its writer is told. */
export function cleanedRichText(html: string): { html: string; wasCleaned: boolean } {
  const cleaned = sanitiseRichText(html)
  return { html: cleaned, wasCleaned: outlineOf(html) !== outlineOf(cleaned) }
}

/** Elements and names of attributes in their order; undefined where the text is too deep to be honest. */
function outlineOf(html: string): string | undefined {
  if (html.split('<').length > maxTags) return undefined
  const outline: string[] = []
  const waiting: Tree['children'] = [...fromHtml(html, { fragment: true }).children].toReversed()
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

function settled(source: string): string | undefined {
  let html = source
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const next = sanitisedOnce(html)
    if (next === html) return html
    html = next
  }
  return undefined
}

function sanitisedOnce(html: string): string {
  const tree = sanitize(fromHtml(html, { fragment: true }), schema)
  return toHtml(closedLinks(withOwnPictures(tree as Tree)))
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

/** The words alone. Tags are cut out until none is left, then what could begin one is escaped. */
function plainText(html: string): string {
  return settledText(
    html
      .replaceAll(/<[^>]*>/gu, ' ')
      .replaceAll(/[<>\s]+/gu, ' ')
      .trim(),
  )
}

/** Text as the serialiser writes it, so that sanitising it again changes nothing. */
function settledText(text: string): string {
  const tree = fromHtml(text, { fragment: true })
  return toHtml(tree)
}
