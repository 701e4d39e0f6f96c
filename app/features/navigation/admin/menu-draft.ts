import type { Audience } from '#domain/audience.ts'
import type { EditableItem, EditableMenu, SaveMenu } from '#domain/navigation.schema.ts'
import { contentOf } from '#app/workspace/links/link-content.ts'
import { type LinkDraft, moved } from '#app/workspace/links/link-draft.ts'

/** An entry of the menu as its editor has it: one line of the list, which stands under the last line further out. */
export interface ItemDraft extends LinkDraft {
  depth: 0 | 1
  icon: string | null
  iconColor: string | null
  isActive: boolean
  /** The languages it is shown in; null: all. */
  languageCodes: string[] | null
  /** When it is shown, epoch ms; null: at once, and until it is taken away. */
  startsAt: number | null
  endsAt: number | null
  audience: Audience
}

/** A menu as lines. */
export function linesOf({ items }: EditableMenu): ItemDraft[] {
  const line = (item: EditableItem, depth: 0 | 1): ItemDraft => ({ ...item, key: item.id, depth })
  return items.flatMap(({ children, ...item }) => [
    line(item, 0),
    ...children.map((child) => line(child, 1)),
  ])
}

/** The lines as the API takes them: entries, and the links under each. */
export function menuOf(lines: readonly ItemDraft[]): SaveMenu['items'] {
  return menuAsItWas(lines.map(({ made: _, ...line }) => line))
}

/** The same where lines are put back: their titles are what they were made from then. */
export function menuAsItWas(lines: readonly ItemDraft[]): SaveMenu['items'] {
  const items: SaveMenu['items'] = []
  for (const { key: _key, isDead: _isDead, depth, ...item } of lines) {
    const parent = items.at(-1)
    if (depth === 1 && parent) parent.children.push(item)
    else items.push({ ...item, children: [] })
  }
  return items
}

/** True of two menus that say the same, saved or not. */
export function saysTheSame(one: readonly ItemDraft[], other: readonly ItemDraft[]): boolean {
  const said = (lines: readonly ItemDraft[]) =>
    JSON.stringify(
      lines.map((line) => [
        ...contentOf(line),
        ...[line.depth, line.icon, line.iconColor?.trim() ?? null, line.isActive],
        ...[line.languageCodes, line.startsAt, line.endsAt, line.audience],
      ]),
    )
  return said(one) === said(other)
}

/**
 * Lines that were changed while they were being saved: what was new when it was sent is what has been saved of it. Undefined where
 * somebody else saved before the answer was read: nobody knows which of its lines was new then.
 */
export function savedAs(
  lines: readonly ItemDraft[],
  sent: readonly ItemDraft[],
  saved: readonly ItemDraft[],
): ItemDraft[] | undefined {
  // A menu comes back in the order that it was sent in.
  const isAsSent =
    saved.length === sent.length && sent.every(({ id }, at) => !id || id === saved[at]?.id)
  if (!isAsSent) return undefined
  const ids = new Map(sent.map(({ key }, at) => [key, saved[at]?.id]))
  return lines.map((line) => {
    const id = line.id ?? ids.get(line.key)
    return id ? { ...line, id } : line
  })
}

/** The line at a place in the tree that is sent: `items.2.children.0`. */
export function lineAt(lines: readonly ItemDraft[], place: string): ItemDraft | undefined {
  const [, item, , child] = place.split('.')
  const root = lines.filter(({ depth }) => depth === 0)[Number(item)]
  if (!root || child === undefined) return root
  return lines[lines.indexOf(root) + 1 + Number(child)]
}

/** How many lines a line carries with it: itself, and what stands under it. */
export function blockSize(lines: readonly ItemDraft[], at: number): number {
  if (lines[at]?.depth !== 0) return 1
  const next = lines.findIndex((line, place) => place > at && line.depth === 0)
  return (next === -1 ? lines.length : next) - at
}

/** A line with what stands under it one place up or down among those beside it; a link goes on under the next entry. */
export function shifted(lines: readonly ItemDraft[], at: number, by: -1 | 1): ItemDraft[] {
  const line = lines[at]
  if (!line) return [...lines]
  if (line.depth === 1) return rooted(moved(lines, at, at + by))
  const size = blockSize(lines, at)
  const block = lines.slice(at, at + size)
  const rest = lines.toSpliced(at, size)
  const roots = rest.flatMap(({ depth }, place) => (depth === 0 ? [place] : []))
  const before = roots.filter((place) => place < at).length
  const wanted = before + by
  if (wanted < 0 || wanted > roots.length) return [...lines]
  return rest.toSpliced(roots[wanted] ?? rest.length, 0, ...block)
}

/** A line with what stood under it, put back where it was, or behind what stands there now: it parts no entry from its links. */
export function putBack(
  lines: readonly ItemDraft[],
  { block, at }: { block: readonly ItemDraft[]; at: number },
): ItemDraft[] {
  const isEntry = block[0]?.depth === 0
  const next = lines.findIndex((line, place) => place >= at && (!isEntry || line.depth === 0))
  return rooted(lines.toSpliced(next === -1 ? lines.length : next, 0, ...block))
}

/** True where a line can stand one step further in: under the one before it, with nothing under itself. */
export function canGoIn(lines: readonly ItemDraft[], at: number): boolean {
  return at > 0 && lines[at]?.depth === 0 && blockSize(lines, at) === 1
}

/** A line one step further in or out. What follows a link that goes out stands under it from then on. */
export function indented(lines: readonly ItemDraft[], at: number, depth: 0 | 1): ItemDraft[] {
  if (depth === 1 && !canGoIn(lines, at)) return [...lines]
  return lines.map((line, place) => (place === at ? { ...line, depth } : line))
}

/** A line carried to the place of another, inwards or outwards. What stands under it comes with it. */
export function carried(
  lines: readonly ItemDraft[],
  { from, to, inwards }: { from: number; to: number; inwards: number },
): ItemDraft[] {
  const line = lines[from]
  if (!line) return [...lines]
  const step = 24
  const wish = Math.abs(inwards) < step ? line.depth : inwards > 0 ? 1 : 0
  const size = blockSize(lines, from)
  if (size === 1) {
    const there = moved(lines, from, to)
    const isWithin = there[to + 1]?.depth === 1 && to > 0 && from !== to
    const depth = isWithin ? 1 : wish
    return rooted(there.map((each, at) => (at === to ? { ...each, depth } : each)))
  }
  if (to >= from && to < from + size) return [...lines]
  const target = lines[to]
  const block = lines.slice(from, from + size)
  const rest = lines.toSpliced(from, size)
  const found = rest.findIndex(({ key }) => key === target?.key)
  // Whole entries stand between whole entries.
  const start = rest.findLastIndex(({ depth }, place) => depth === 0 && place <= found)
  const at = to > from ? start + blockSize(rest, start) : start
  return rest.toSpliced(at, 0, ...block)
}

/** Where a line stands once it was put down over another: whole entries stand between whole entries. */
export function placeAfter(lines: readonly ItemDraft[], from: number, to: number): number {
  const key = lines[from]?.key
  return carried(lines, { from, to, inwards: 0 }).findIndex((line) => line.key === key)
}

/** The first line stands under nothing. */
function rooted(lines: ItemDraft[]): ItemDraft[] {
  return lines.map((line, at) => (at === 0 && line.depth === 1 ? { ...line, depth: 0 } : line))
}
