import type { AdminProduct } from '#domain/admin-products.schema.ts'
import type { MoveStock, SaveProductStock } from '#domain/product-stock.schema.ts'
import { refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { makeOnce } from '#server/http/make-once.ts'
import type { Call } from '#server/http/once.queries.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import { emptyShelf, findMade } from './make-product.repository.ts'
import {
  countOpenUnreserved,
  isAllReserved,
  type Movement,
  writeMovement,
} from './product-stock.repository.ts'
import { findGoods, getAdminProduct } from './products.service.ts'
import { type ProductChange, saveProduct } from './save-product.ts'

/**
 * Saves how a product's stock is kept, and from where on it is low. Refuses with `not_found`, `stale`, and `stock_promised_open` where
 * it would be sold as long as some are left while some of those are already sold and not set aside.
 */
export async function saveProductStock(
  ctx: Ctx,
  id: string,
  { rev, ...stock }: SaveProductStock,
): Promise<Result<AdminProduct>> {
  const before = await findGoods(ctx, id)
  if (!before) return refused('not_found')
  return saveProduct(ctx, before, { rev, ...changedStock(ctx, before, stock) })
}

/** What such a save changes. */
export function changedStock(
  ctx: Ctx,
  before: AdminProduct,
  {
    policy,
    lowStockAt,
    restockOn,
  }: Pick<AdminProduct['stock'], 'policy' | 'lowStockAt' | 'restockOn'>,
): ProductChange {
  const { id } = before
  return {
    set: { stockPolicy: policy, lowStockAt, restockOn },
    after: { ...before, stock: { ...before.stock, policy, lowStockAt, restockOn } },
    also: [emptyShelf(id)],
    ...(policy === 'tracked' && before.stock.policy !== 'tracked'
      ? { when: isAllReserved(id), whyNot: () => soldUnreserved(ctx, id) }
      : {}),
  }
}

async function soldUnreserved(ctx: Ctx, id: string): Promise<Result<never>> {
  const quantity = await countOpenUnreserved(ctx, id)
  return quantity > 0
    ? refused('stock_promised_open', { field: 'policy', values: { quantity } })
    : refused('busy')
}

/**
 * Writes down what came onto the shelf, was counted there, spoiled, or stood wrong in the book, once per key. What is promised to
 * orders stays. Refuses with `not_found`, `amount_invalid`, `stock_untracked`, `stale` for a count over a book that has moved since,
 * `stock_promised` and `stock_negative` where too little would be left, and `key_reused`.
 */
export async function moveStock(
  ctx: Ctx,
  { id, ...move }: MoveStock & { id: string },
  key: string,
): Promise<Result<AdminProduct>> {
  const before = await findGoods(ctx, id)
  if (!before) return refused('not_found')
  if (!isAmount(move)) return refused('amount_invalid', { field: 'quantity' })
  const making = { scope: 'stock-movement', key, body: { id, ...move } }
  try {
    const made = await makeOnce(ctx, making, {
      find: (stored) => findMade(ctx, stored),
      make: (call) => written(ctx, { product: before, move, quantity: changeOf(move) }, call),
    })
    if (made.ok) return getAdminProduct(ctx, id)
    if (made.problem.code !== 'too_many') return made
    const current = await findGoods(ctx, id)
    return current?.stock.policy === 'untracked'
      ? refused('stock_untracked')
      : refused('stale', { current })
  } catch (error) {
    if (faultOf(error).kind !== 'check') throw error
    return tooLittleLeft(ctx, id)
  }
}

/** What leaves too little may be what this very call, sent twice at once, has taken: then that is found. */
async function written(ctx: Ctx, movement: Movement, call: Call): Promise<string | undefined> {
  try {
    return await writeMovement(ctx, movement, call)
  } catch (error) {
    if (faultOf(error).kind === 'check' && (await findMade(ctx, call.key))) return undefined
    throw error
  }
}

/** Only what was wrong in the book can be below zero, and only a count may be none. */
function isAmount({ kind, quantity }: Pick<MoveStock, 'kind' | 'quantity'>): boolean {
  if (kind === 'counted') return quantity >= 0
  return kind === 'corrected' ? quantity !== 0 : quantity > 0
}

function changeOf({ kind, quantity, seen }: MoveStock): number {
  if (kind === 'counted') return quantity - seen
  return kind === 'spoiled' ? -quantity : quantity
}

async function tooLittleLeft(ctx: Ctx, id: string): Promise<Result<AdminProduct>> {
  const product = await findGoods(ctx, id)
  const { reserved = 0, onHand = 0 } = product?.stock ?? {}
  return reserved > 0
    ? refused('stock_promised', { field: 'quantity', values: { reserved } })
    : refused('stock_negative', { field: 'quantity', values: { onHand } })
}
