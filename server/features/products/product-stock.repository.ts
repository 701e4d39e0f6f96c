import { and, eq, type SQL, sql } from 'drizzle-orm'
import { orderLines, orders, products, stockLevels, stockMovements } from '#db/schema/index.ts'
import type { AdminProduct } from '#domain/admin-products.schema.ts'
import type { AuditEntry } from '#server/audit/audit.queries.ts'
import { changesOf } from '#domain/audit-changes.ts'
import { newId } from '#domain/ids.ts'
import { finishedStatuses } from '#domain/orders.ts'
import type { MoveStock } from '#domain/product-stock.schema.ts'
import type { Ctx } from '#server/http/context.ts'
import { type Call, spentKey } from '#server/http/once.queries.ts'
import { build } from '#server/platform/build.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import { saveWhere } from '#server/save/save-where.queries.ts'
import { allLanguages } from '#server/site/revisions.queries.ts'
import { emptyShelf } from './make-product.repository.ts'

export interface Movement {
  product: Pick<AdminProduct, 'id' | 'key'>
  move: Pick<MoveStock, 'kind' | 'note' | 'seen'>
  /** By how much the stock changes. */
  quantity: number
}

/**
 * The id of a movement, which has changed the stock with it; undefined where the product's stock is not counted, or the book of a count
 * has moved. Less than is promised to orders breaks the check `stock_levels_left`.
 */
export async function writeMovement(
  ctx: Ctx,
  { product, move, quantity }: Movement,
  call: Call,
): Promise<string | undefined> {
  const id = newId()
  const productId = product.id
  const isCounted = sql`exists (select 1 from ${products} as sold where sold.id = ${productId}
    and sold.factory_id = ${ctx.site.factoryId} and sold.stock_policy <> 'untracked')`
  const asSeen = move.kind === 'counted' ? standsAt(productId, move.seen) : undefined
  const { also, audit } = movement(ctx, { id, product, move, quantity })
  const isWritten = await saveWhere(ctx, and(isCounted, asSeen) ?? isCounted, {
    ...{ also: [...also, spentKey(build, call, id)], audit, revision: allLanguages },
  })
  return isWritten ? id : undefined
}

/** Holds while the book says that so many stand on the shelf. */
export function standsAt(productId: string, onHand: number): SQL {
  return sql`${onHandOf(productId)} = ${onHand}`
}

/** What a movement writes: the stock, the book of it, and the log. */
export function movement(
  ctx: Ctx,
  { id, product, move, quantity }: Movement & { id: string },
): { also: Statement[]; audit: AuditEntry } {
  const { kind, note } = move
  const productId = product.id
  return {
    also: [
      emptyShelf(productId),
      statementOf(
        build
          .update(stockLevels)
          .set({ onHand: sql`${stockLevels.onHand} + ${quantity}` })
          .where(eq(stockLevels.productId, productId)),
      ),
      statementOf(
        build.insert(stockMovements).values({
          ...{ id, productId, kind, quantity, balance: onHandOf(productId), note },
          ...{ createdAt: ctx.now(), createdBy: ctx.actor.userId ?? null },
        }),
      ),
    ],
    audit: {
      action: 'stock_moved',
      entity: 'product',
      entityId: product.key,
      changes: changesOf('product', null, { movement: kind, quantity }),
    },
  }
}

function onHandOf(productId: string): SQL<number> {
  return sql<number>`coalesce((select it.on_hand from ${stockLevels} as it where it.product_id = ${productId}), 0)`
}

/** How many are sold, have not left, and have nothing set aside for them on the shelf. */
function openUnreserved(productId: string): SQL<number> {
  return sql<number>`(select coalesce(sum(line.qty - line.sent_qty - line.reserved_qty), 0)
    from ${orderLines} as line join ${orders} as of_line on of_line.id = line.order_id
    where line.product_id = ${productId} and of_line.status not in ${[...finishedStatuses]})`
}

/** Holds while everything that is sold of a product and has not left is set aside for its order. */
export function isAllReserved(productId: string): SQL {
  return sql`${openUnreserved(productId)} = 0`
}

/** How many of a product are sold and have neither left nor been set aside. */
export async function countOpenUnreserved({ database }: Ctx, productId: string): Promise<number> {
  const [[found]] = await database.read([
    build.select({ quantity: openUnreserved(productId).as('quantity') }).from(sql`(select 1)`),
  ])
  return found?.quantity ?? 0
}
