import { isAddressOf } from '#domain/accounts.ts'
import { keyHolder } from '#domain/cart-owner.ts'
import type { OrderView, ShownOrder } from '#domain/order-view.schema.ts'
import { buyerTypeOf, nextStatus, type OrderStatus } from '#domain/orders.ts'
import { done, type Problem, refused, type Result } from '#domain/result.ts'
import { doLater } from '#server/features/payments/admin-payments.service.ts'
import { translatorFor } from '#server/features/shell/translator.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { isolated } from '#server/i18n/isolated.ts'
import { statusText } from '#server/i18n/order-words.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import { findAfterSale } from './after-sale/after-sale.repository.ts'
import { afterSaleView } from './after-sale/after-sale-view.ts'
import { buyerView, readerView, strangerView } from './order-view.ts'
import { cancelOrder as writeCancelled, findOrder, type FoundOrder } from './orders.repository.ts'
import { isOvertaken } from './transition.queries.ts'

const attempts = 3
const tokenPattern = /^[\w-]{22}$/u
/** From here on the goods are in somebody's hands: a call helps, the button does not. */
const tooLate = new Set<OrderStatus>(['processing', 'ready', 'partly_shipped', 'shipped'])

/**
 * An order by its public token: in full for its buyer, its readers and the owner of the address it was placed with; number and
 * status for anyone else with the link; else `not_found`.
 */
export async function getOrder(ctx: Ctx, token: string): Promise<Result<OrderView>> {
  const [found, sale] = await Promise.all([
    findByToken(ctx, token),
    findAfterSale(ctx.database, { factoryId: ctx.site.factoryId, token }),
  ])
  if (!found) return refused('not_found')
  const view = await viewOf(ctx, found)
  const seen = { i18n: await translatorFor(ctx), now: ctx.now() }
  return done({ ...view, afterSale: view.details && afterSaleView(found, sale, seen) })
}

/** An order by its public token where the caller may read it in full; undefined where they may not, or there is none. */
export async function findReadable(ctx: Ctx, token: string): Promise<FoundOrder | undefined> {
  const found = await findByToken(ctx, token)
  if (!found) return undefined
  const mayRead = isBuyer(ctx, found) || isReader(ctx, found) || isAddressee(ctx, found)
  return mayRead ? found : undefined
}

/**
 * Cancels the caller's own order; cancelling it again answers the same. `not_found` for anyone else's,
 * `too_late_to_cancel` once picking has begun, `illegal_transition` when it is over, `busy` where it moved each time we tried.
 */
export async function cancelOrder(ctx: Ctx, token: string): Promise<Result<OrderView>> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const found = await findByToken(ctx, token)
    if (!found || !isBuyer(ctx, found)) return refused('not_found')
    if (found.order.status === 'cancelled') return getOrder(ctx, token)
    const actorType = buyerTypeOf(ctx.actor)
    const step = nextStatus(found.order.status, 'cancel', actorType)
    if (!step.ok) return { ok: false, problem: await whyNot(ctx, found.order.status) }
    try {
      const actorId = ctx.actor.userId ?? ctx.actor.guestHash ?? null
      const at = ctx.now()
      await writeCancelled(ctx.database, {
        found,
        to: step.value,
        event: 'cancel',
        message: 'M6',
        actorType,
        actorId,
        at,
      })
      doLater(ctx, { kind: 'order', orderId: found.order.id })
      ctx.log.info('order.cancelled', { order: found.order.id })
      return await getOrder(ctx, token)
    } catch (error) {
      // Somebody moved the order in between: its new status decides.
      if (!isOvertaken(faultOf(error))) throw error
    }
  }
  return refused('busy')
}

export async function findByToken(ctx: Ctx, token: string): Promise<FoundOrder | undefined> {
  if (!tokenPattern.test(token)) return undefined
  return findOrder(ctx.database, { factoryId: ctx.site.factoryId, token })
}

async function viewOf(ctx: Ctx, found: FoundOrder): Promise<ShownOrder> {
  const i18n = await translatorFor(ctx)
  if (isBuyer(ctx, found)) return buyerView(found, i18n, ctx.now())
  const { order } = found
  const isTheirs = isAddressee(ctx, found)
  if (isTheirs || isReader(ctx, found))
    return readerView(found, i18n, {
      now: ctx.now(),
      canClaim: isTheirs && order.userId === null,
    })
  return strangerView(found, i18n, ctx.now())
}

/** The buyer is known by the account that ordered, or by the cookie of the guest who did. */
export function isBuyer({ actor }: Ctx, { order }: FoundOrder): boolean {
  const isOwner = actor.userId !== undefined && actor.userId === order.userId
  return isOwner || (actor.guestHash !== undefined && actor.guestHash === order.guestHash)
}

/** The code from the order's own mailbox lets its bearer read it, and change nothing. */
export function isReader({ actor: { userId, guestHash } }: Ctx, { viewers }: FoundOrder): boolean {
  const isTold = userId !== undefined && viewers.includes(keyHolder({ userId }))
  return isTold || (guestHash !== undefined && viewers.includes(keyHolder({ guestHash })))
}

/** Who has confirmed the address that the order was placed with. */
function isAddressee({ user }: Ctx, { order }: FoundOrder): boolean {
  return isAddressOf(user, order.email)
}

async function whyNot(ctx: Ctx, status: OrderStatus): Promise<Problem> {
  if (tooLate.has(status))
    return {
      code: 'too_late_to_cancel',
      values: { phone: isolated(ctx.site.company.phoneText ?? '') },
    }
  const i18n = await translatorFor(ctx)
  return { code: 'illegal_transition', values: { state: statusText(i18n, status) } }
}
