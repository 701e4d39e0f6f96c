import { type AuditChanges, changesOf, orderChangeOf } from '#domain/audit-changes.ts'
import { type CollectionKey, collectionOf } from '#domain/collections.ts'
import type { ChangeItem, EditableCollection, OrderItems } from '#domain/collections.schema.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { AuditAction } from '#server/features/audit/audit-nouns.ts'
import { defaultLanguageOf } from '#server/site/site.ts'
import type { Ctx } from '#server/http/context.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { collectionView, itemsOf, stateOf } from './collection-view.ts'
import {
  type ItemRow,
  listItemRows,
  markedItem,
  placedItems,
  saveCollection,
} from './collections.repository.ts'
import { listTexts } from './find-text.ts'

/** The items of a collection with their words in a language; `not_found` where there is no such language. */
export async function getCollection(
  ctx: Ctx,
  key: CollectionKey,
  language: string,
): Promise<Result<EditableCollection>> {
  const { page } = collectionOf(key)
  const codes = [...new Set([...ctx.site.languages.map(({ code }) => code), language])]
  // Asked for in one tick, and so in one round trip.
  const [rows, ...found] = await Promise.all([
    listItemRows(ctx, key),
    ...codes.map((code) => listTexts(ctx, { page, language: code })),
  ])
  const texts = new Map(codes.map((code, at) => [code, found[at] ?? []]))
  if (!found[codes.indexOf(language)]) return refused('not_found')
  const defaultCode = defaultLanguageOf(ctx.site)
  return done(collectionView({ key, languageCode: language, defaultCode, rows, texts }))
}

/** Shows, hides or removes an item, or brings back a removed one. Refuses `not_found`, `stale`; the same call twice is one. */
export async function changeItem(
  ctx: Ctx,
  { key, id }: { key: CollectionKey; id: string },
  { rev, state }: ChangeItem,
): Promise<Result<EditableCollection>> {
  const own = itemsOf(key, await listItemRows(ctx, key)).get(id)
  if (!own) return refused('not_found')
  if (stateOf(own) === state) return inDefault(ctx, key)
  const marks = {
    isActive: state === 'shown',
    removedAt: state === 'removed' ? ctx.now() : null,
  }
  const change = markedItem(
    ctx,
    own.map((row) => row.id),
    marks,
  )
  return written(ctx, key, {
    rev,
    change,
    entry: {
      ...{ action: 'item_changed', target: `${collectionOf(key).page}.${id}`, state },
      changes: changesOf('collection', { state: stateOf(own) }, { state }),
    },
    isDone: (rows) => stateOf(itemsOf(key, rows).get(id) ?? []) === state,
  })
}

/** Puts the items in an order; those that are not named keep theirs behind. Refuses `not_found`, `stale`. */
export async function orderItems(
  ctx: Ctx,
  key: CollectionKey,
  { rev, items: wanted }: OrderItems,
): Promise<Result<EditableCollection>> {
  const items = itemsOf(key, await listItemRows(ctx, key))
  if (wanted.some((id) => !items.has(id))) return refused('not_found')
  const order = [...new Set([...wanted, ...items.keys()])]
  if (isInOrder(items, order)) return inDefault(ctx, key)
  const rows = order.flatMap((id) => items.get(id) ?? [])
  return written(ctx, key, {
    rev,
    change: placedItems(ctx, placesFor(rows)),
    entry: {
      ...{ action: 'items_ordered', target: collectionOf(key).page, state: order.join(' ') },
      changes: orderChangeOf('collection', [...items.keys()], order),
    },
    isDone: (now) => isInOrder(itemsOf(key, now), order),
  })
}

function isInOrder(items: ReadonlyMap<string, unknown>, order: readonly string[]): boolean {
  return [...items.keys()].join(' ') === order.join(' ')
}

/** The places that the rows have now, in the new order; no two of them the same. */
function placesFor(rows: readonly ItemRow[]): { id: string; sortOrder: number }[] {
  const places = rows.map(({ sortOrder }) => sortOrder).toSorted((a, b) => a - b)
  let last = -1
  return rows.map(({ id }, at) => {
    last = Math.max(places[at] ?? 0, last + 1)
    return { id, sortOrder: last }
  })
}

interface Write {
  rev: number
  change: Statement
  entry: { action: AuditAction; target: string; state: string; changes: AuditChanges }
  /** True where the collection is as it was wanted: the same call came twice at once. */
  isDone: (rows: readonly ItemRow[]) => boolean
}

async function written(
  ctx: Ctx,
  key: CollectionKey,
  { rev, change, entry, isDone }: Write,
): Promise<Result<EditableCollection>> {
  const { action, target: entityId, state, changes } = entry
  const audit = { action, entity: 'text', entityId, data: { state }, changes } as const
  const isSaved = await saveCollection(ctx, { key, rev, change, audit })
  const now = await inDefault(ctx, key)
  if (isSaved || !now.ok || isDone(await listItemRows(ctx, key))) return now
  return refused('stale', { current: now.value })
}

function inDefault(ctx: Ctx, key: CollectionKey): Promise<Result<EditableCollection>> {
  return getCollection(ctx, key, defaultLanguageOf(ctx.site))
}
