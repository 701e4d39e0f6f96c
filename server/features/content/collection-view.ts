import { type CollectionKey, collectionOf, itemIdOf } from '#domain/collections.ts'
import type { EditableCollection, EditableItem, ItemState } from '#domain/collections.schema.ts'
import type { EditableText } from '#domain/editing.schema.ts'
import type { ItemRow } from './collections.repository.ts'

interface Found {
  key: CollectionKey
  languageCode: string
  defaultCode: string
  rows: readonly ItemRow[]
  /** The texts of the page by language; the language that was asked for is among them. */
  texts: ReadonlyMap<string, readonly EditableText[]>
}

/** A collection as its editor is told of it: its items in their order, without those that were removed. */
export function collectionView(found: Found): EditableCollection {
  const { key, languageCode, defaultCode, rows } = found
  const { prefix, heading } = collectionOf(key)
  const kinds = [prefix, ...(heading ? [heading.prefix] : [])]
  return {
    collection: key,
    languageCode,
    defaultCode,
    rev: revOf(rows),
    nextNumbers: Object.fromEntries(kinds.map((kind) => [kind, nextNumber(rows, kind)])),
    items: [...itemsOf(key, rows)]
      .map(([id, own]) => itemView(found, id, own))
      .filter(({ state }) => state !== 'removed'),
  }
}

/** The texts of each item, items and texts in their order. */
export function itemsOf(key: CollectionKey, rows: readonly ItemRow[]): Map<string, ItemRow[]> {
  const items = new Map<string, ItemRow[]>()
  for (const row of rows) {
    const id = itemIdOf(key, row.contentKey)
    if (id) items.set(id, [...(items.get(id) ?? []), row])
  }
  return items
}

export function stateOf(rows: readonly ItemRow[]): ItemState {
  if (rows.some(({ removedAt }) => removedAt !== null)) return 'removed'
  return rows.length > 0 && rows.every(({ isActive }) => isActive) ? 'shown' : 'hidden'
}

/** What every change of an item raises, by one for each of its texts. */
function revOf(rows: readonly ItemRow[]): number {
  return rows.reduce((sum, { rev }) => sum + rev, 0)
}

/** One more than any item of the kind ever had: a number that was removed can come back. */
function nextNumber(rows: readonly ItemRow[], kind: string): number {
  const numbers = rows
    .filter(({ contentKey }) => contentKey.startsWith(`${kind}.`))
    .map(({ contentKey }) => Number(contentKey.split('.')[1]))
  return Math.max(0, ...numbers.filter((number) => Number.isSafeInteger(number))) + 1
}

function itemView(
  { texts, languageCode }: Found,
  id: string,
  rows: readonly ItemRow[],
): EditableItem {
  const own = (code: string) =>
    (texts.get(code) ?? []).filter(({ key }) => key.startsWith(`${id}.`))
  return {
    id,
    state: stateOf(rows),
    texts: Object.fromEntries(
      own(languageCode).map((text) => [text.key.slice(id.length + 1), text]),
    ),
    open: [...texts.keys()].map((code) => ({
      languageCode: code,
      missing: own(code).filter(isMissing).length,
      outdated: own(code).filter(({ state }) => state === 'outdated').length,
    })),
  }
}

/** A text that the default language has words for and this one has not. */
function isMissing({ state, source }: EditableText): boolean {
  return state === 'missing' && source !== null && source.value !== ''
}
