import type { FilledCart } from '#domain/account.schema.ts'
import { chosenOf } from '#domain/cart.ts'
import { chooseOptions, type ChosenOptions, optionsKey } from '#domain/chosen-options.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type {
  NewList,
  NewListItem,
  RenameList,
  SavedList,
  SavedLists,
} from '#domain/saved-list.schema.ts'
import { viewLines } from '#server/features/cart/cart.service.ts'
import { fillCart } from '#server/features/cart/fill-cart.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { scopeOf } from '#server/http/scope.ts'
import { makeOnce } from '#server/http/make-once.ts'
import { personOf } from '#server/session/person.ts'
import {
  deleteItem,
  deleteList,
  findMadeList,
  findProduct,
  insertList,
  type ListRow,
  listLists,
  renameList as writeName,
  saveItem,
} from './saved-lists.repository.ts'

/** The caller's lists, with today's prices and what cannot be bought. */
export async function getLists(ctx: Ctx): Promise<SavedLists> {
  return { lists: await Promise.all((await rowsOf(ctx)).map((row) => viewOf(ctx, row))) }
}

/** Makes an empty list, once per key. Refusals: too_many, key_reused. */
export async function addList(ctx: Ctx, list: NewList, key: string): Promise<Result<SavedList>> {
  const { userId } = personOf(ctx)
  const made = await makeOnce(
    ctx,
    { scope: 'list', key, body: list },
    {
      find: (stored) => findMadeList(ctx.database, stored),
      make: (call) => insertList(ctx, userId, { name: list.name, call }),
    },
  )
  return made.ok ? getList(ctx, made.value) : made
}

/** Renames one of the caller's lists. `not_found` for any other, `stale` where it was changed since it was read. */
export async function renameList(
  ctx: Ctx,
  id: string,
  change: RenameList,
): Promise<Result<SavedList>> {
  const isRenamed = await writeName(ctx, ownOf(ctx, id), change)
  const list = await getList(ctx, id)
  return list.ok && !isRenamed ? refused('stale') : list
}

/** Removes one of the caller's lists; `not_found` for any other. */
export async function removeList(ctx: Ctx, id: string): Promise<Result<object>> {
  return (await deleteList(ctx.database, ownOf(ctx, id))) ? done({}) : refused('not_found')
}

/**
 * Puts a product into a list; the same product with the same options gets the new quantity, so that sending it twice changes
 * nothing. Refusals: not_found, product_not_found, option_*, too_many.
 */
export async function keepItem(
  ctx: Ctx,
  id: string,
  item: NewListItem,
): Promise<Result<SavedList>> {
  const product = await findProduct(ctx.database, item.productId, scopeOf(ctx))
  if (!product || product.isActive === 0) return refused('product_not_found')
  const choice = chooseOptions(product.attributesSchema, item.selectedAttributes, scopeOf(ctx))
  if (!choice.ok) return choice
  const isSaved = await saveItem(ctx.database, ownOf(ctx, id), {
    productId: product.id,
    optionsKey: optionsKey(choice.value),
    chosen: choice.value,
    quantity: item.quantity ?? product.minQty,
  })
  const list = await getList(ctx, id)
  return list.ok && !isSaved ? refused('too_many') : list
}

/** Takes an item out of one of the caller's lists; `not_found` for any other. */
export async function dropItem(
  ctx: Ctx,
  { id, itemId }: { id: string; itemId: string },
): Promise<Result<SavedList>> {
  const isGone = await deleteItem(ctx.database, { ...ownOf(ctx, id), itemId })
  return isGone ? getList(ctx, id) : refused('not_found')
}

/** Puts what is in one of the caller's lists into the cart, once per key; tells what stayed out. `not_found` for any other list. */
export async function listToCart(ctx: Ctx, id: string, key: string): Promise<Result<FilledCart>> {
  const list = (await rowsOf(ctx)).find((row) => row.id === id)
  if (!list) return refused('not_found')
  const lines = list.lines.map((line) => ({
    name: line.id,
    title: line.product.title ?? line.snapshotTitle,
    productId: line.product.id,
    quantity: line.quantity,
    // A list holds goods alone.
    selectedAttributes: chosenOf(line.selectedAttributes as ChosenOptions),
  }))
  return done(await fillCart(ctx, lines, key))
}

async function getList(ctx: Ctx, id: string): Promise<Result<SavedList>> {
  const row = (await rowsOf(ctx)).find((each) => each.id === id)
  return row ? done(await viewOf(ctx, row)) : refused('not_found')
}

async function rowsOf(ctx: Ctx): Promise<ListRow[]> {
  return listLists(ctx.database, { ...scopeOf(ctx), userId: personOf(ctx).userId })
}

async function viewOf(ctx: Ctx, { lines, ...list }: ListRow): Promise<SavedList> {
  const items = await viewLines(ctx, lines)
  return {
    ...list,
    items: items.map(({ priceChanged: _, lineOre: __, ...item }) => item),
  }
}

function ownOf(ctx: Ctx, id: string) {
  return { userId: personOf(ctx).userId, id, now: ctx.now() }
}
