import { fromHtml } from 'hast-util-from-html'
import { isOwnPicture, richTextPolicy } from '#domain/rich-text-policy.ts'
import { isAllowedAddress } from './rich-extensions.ts'

type Node = ReturnType<typeof fromHtml>['children'][number]
type Properties = Extract<Node, { type: 'element' }>['properties']
/** Who colours words: their writer, nobody, or the page, as it does links and headings. */
type Colored = 'writer' | 'nobody' | 'page'
interface Part {
  node: Node
  colored: Colored
}

/** Went with all that was in it, but nobody has seen it: every program writes some. */
const unseen = ['script', 'style', 'template', 'noscript', 'title', 'noembed', 'noframes']
const goes = new Set<string>([...richTextPolicy.removedWithContent, 'video', 'audio', 'canvas'])
for (const tag of unseen) goes.delete(tag)

/**
 * True where a paste loses what its writer has seen and would miss: forms, frames and drawings, pictures of elsewhere, links that
 * lead nowhere from here, colours of words. Fonts, sizes, classes and wrappers are no loss: a page has its own looks.
 */
export function losesInPaste(html: string): boolean {
  const waiting: Part[] = fromHtml(html, { fragment: true }).children.map((node) => ({
    node,
    colored: 'nobody',
  }))
  for (let part = waiting.pop(); part; part = waiting.pop()) {
    const { node, colored } = part
    if (node.type === 'text' && colored === 'writer' && node.value.trim() !== '') return true
    if (node.type !== 'element' || isHidden(node.properties)) continue
    if (isLost(node.tagName, node.properties)) return true
    const within = coloredIn(node.tagName, node.properties, colored)
    waiting.push(...node.children.map((child) => ({ node: child, colored: within })))
  }
  return false
}

function isLost(tag: string, { src, href }: Properties): boolean {
  if (tag === 'img') return !isOwnPicture(src)
  return goes.has(tag) || (tag === 'a' && typeof href === 'string' && !isAllowedAddress(href))
}

/** Hidden words, remarks, and the mark that Word writes before an item. */
function isHidden({ style, className, type }: Properties): boolean {
  const classes = Array.isArray(className) ? className.join(' ') : ''
  return (
    type === 'hidden' ||
    /display:\s*none|mso-hide:\s*all|mso-element:\s*comment|mso-list:\s*ignore/iu.test(
      String(style),
    ) ||
    /\b(?:msoDel|MsoCommentReference)\b/u.test(classes)
  )
}

function coloredIn(tag: string, { style, color }: Properties, around: Colored): Colored {
  if (around === 'page' || /^(?:a|h\d)$/u.test(tag)) return 'page'
  const declared = (style ?? '').matchAll(
    /(?<![\w-])(?:color|background|background-color)\s*:\s*(?<color>[^;]+)/giu,
  )
  const colors = [...declared].map(({ groups }) => groups?.['color'] ?? '')
  if (typeof color === 'string') colors.push(color)
  if (colors.length === 0) return around
  return colors.some(isChosenColor) ? 'writer' : 'nobody'
}

/** Of 255, how far apart a colour's parts are: less is a grey, as most sites write in. */
const leastSpread = 60
const greys =
  /^(?:black|white|\w*gr[ae]y|silver|gainsboro|\w*smoke|windowtext|window|auto|inherit|initial|unset|revert|transparent|currentcolor|none)$/u

function isChosenColor(written: string): boolean {
  const value = written.trim().toLowerCase()
  const hex = /^#(?<digits>[\da-f]{6}|[\da-f]{3})/u.exec(value)?.groups?.['digits']
  const digits = hex?.match(hex.length === 3 ? /./gu : /../gu)
  const parts = digits
    ? digits.map((digit) => Number.parseInt(digit.padEnd(2, digit), 16))
    : /^rgba?\((?<parts>.*)\)/u
        .exec(value)
        ?.groups?.['parts']?.match(/[\d.]+/gu)
        ?.map(Number)
  if (!parts) return /^[a-z]+$/u.test(value) && !greys.test(value)
  const [red = 0, green = 0, blue = 0, alpha = 1] = parts
  return alpha > 0 && Math.max(red, green, blue) - Math.min(red, green, blue) > leastSpread
}
