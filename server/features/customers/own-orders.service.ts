import { serverConfig } from '#config'
import type { FilledCart, OwnOrder, OwnOrders } from '#domain/account.schema.ts'
import type { ChosenOptions } from '#domain/chosen-options.ts'
import { nextStatus } from '#domain/orders.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { fillCart } from '#server/features/cart/fill-cart.service.ts'
import { translatorFor } from '#server/features/shell/translator.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { instantText } from '#server/i18n/day-words.ts'
import { buyersStatusText } from '#server/i18n/order-words.ts'
import { listOrderLines, listOrders, type OwnOrderRow } from './own-orders.repository.ts'
import { personOf } from '#server/session/person.ts'

/** A page of the caller's orders, the last first; a page beyond the last one is empty. */
export async function getOrders(ctx: Ctx, page: number): Promise<OwnOrders> {
  const limit = serverConfig.accounts.ordersPerPage
  const { rows, total } = await listOrders(ctx.database, ownerOf(ctx), {
    limit,
    offset: (page - 1) * limit,
  })
  return {
    orders: await ordersView(ctx, rows),
    page,
    pages: Math.max(1, Math.ceil(total / limit)),
    total,
  }
}

/**
 * Puts what the caller ordered once into their cart again, at today's prices, once per key; tells what cannot be bought any
 * more. `not_found` for anyone else's order.
 */
export async function reorder(ctx: Ctx, token: string, key: string): Promise<Result<FilledCart>> {
  const lines = await listOrderLines(ctx.database, ownerOf(ctx), token)
  if (lines.length === 0) return refused('not_found')
  const wanted = lines.map(({ id, optionsKey, ...line }) => ({
    ...line,
    name: id,
    selectedAttributes: JSON.parse(optionsKey) as ChosenOptions,
  }))
  return done(await fillCart(ctx, wanted, key))
}

/** Orders as their buyer's list shows them. */
export async function ordersView(ctx: Ctx, rows: readonly OwnOrderRow[]): Promise<OwnOrder[]> {
  const i18n = await translatorFor(ctx)
  return rows.map(({ createdAt, titles, paymentMethod, ...row }) => ({
    ...row,
    statusText: buyersStatusText(i18n, { status: row.status, paymentMethod }),
    placedAt: createdAt,
    placedText: instantText(ctx.language.code, createdAt),
    titles: JSON.parse(titles) as string[],
    canCancel: nextStatus(row.status, 'cancel', 'customer').ok,
  }))
}

function ownerOf(ctx: Ctx) {
  return { factoryId: ctx.site.factoryId, userId: personOf(ctx).userId }
}
