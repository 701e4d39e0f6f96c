import type { TrackedOrder, TrackedStatus } from '#domain/order-tracking.schema.ts'
import { buyerTypeOf } from '#domain/orders.ts'
import { phoneText } from '#domain/phone.ts'
import { afterStep, isVoid } from '#domain/restaurant-orders.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { isOvertaken } from '#server/features/orders/transition.queries.ts'
import { doLater } from '#server/features/payments/admin-payments.service.ts'
import { ticketMessages } from '#server/features/restaurants/kitchen/ticket-messages.queries.ts'
import { ticketStatements } from '#server/features/restaurants/orders/ticket.queries.ts'
import { translatorFor } from '#server/features/shell/translator.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { scopeOf } from '#server/http/scope.ts'
import { isolated } from '#server/i18n/isolated.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import { isOrderer, mayRead } from './tracked-by.ts'
import { findStatus, findTracked, type FoundTracked } from './tracking.repository.ts'
import { statusOf, trackedOf } from './tracking-view.ts'

/** Whoever is overtaken looks again: a kitchen takes a few steps with a ticket, and no more. */
const rounds = 5

/** An order by its token: in full to who ordered it, how far it is to anyone else with the link; else `not_found`. */
export async function getTracked(ctx: Ctx, token: string): Promise<Result<TrackedOrder>> {
  const found = await findTracked(ctx.database, { factoryId: ctx.site.factoryId, token })
  return found ? done(await seenBy(ctx, found)) : refused('not_found')
}

/** How far an order is; undefined where the caller has seen that already, by the tag of what they saw. Refuses `not_found`. */
export async function getStatus(
  ctx: Ctx,
  { token, seenTag }: { token: string; seenTag: string | undefined },
): Promise<Result<{ tag: string; status: TrackedStatus | undefined }>> {
  const found = await findStatus(ctx.database, { factoryId: ctx.site.factoryId, token })
  if (!found) return refused('not_found')
  const isReader = mayRead(ctx, found)
  // Who signs in learns more of the same revision.
  const tag = `${found.rev}${isReader ? 'r' : ''}`
  if (seenTag === tag) return done({ tag, status: undefined })
  const seen = { mayRead: isReader, i18n: await translatorFor(ctx), now: ctx.now() }
  return done({ tag, status: statusOf(found, seen) })
}

/**
 * Cancels the caller's own order while the kitchen has not begun; what is off already answers the same. Refuses `not_found` of anyone
 * else's, `too_late_to_cancel` with the restaurant's number, and `busy` where it moved each time we tried.
 */
export async function cancelTracked(ctx: Ctx, token: string): Promise<Result<TrackedOrder>> {
  for (let round = 1; round <= rounds; round += 1) {
    const found = await findTracked(ctx.database, { factoryId: ctx.site.factoryId, token })
    if (!found || !isOrderer(ctx, found.order)) return refused('not_found')
    const { order, ticket: before, restaurant } = found
    if (isVoid(order.status)) return done(await seenBy(ctx, found))
    const [at, actorType] = [ctx.now(), buyerTypeOf(ctx.actor)]
    const step = afterStep(before, { event: 'cancel', by: actorType, at })
    if (!step.ok) {
      const phone = isolated(phoneText(restaurant.phone))
      return refused('too_late_to_cancel', { values: { phone } })
    }
    const after = step.value
    try {
      await ctx.database.write([
        ...ticketStatements({
          ...{ order, before, after, event: 'cancel', at, actorType },
          actorId: ctx.actor.userId ?? ctx.actor.guestHash ?? null,
          reason: 'customer',
        }),
        ...ticketMessages(found, { event: 'cancel', to: after.status, at }),
      ])
      if (order.paymentMethod !== 'pay_at_counter')
        doLater(ctx, { kind: 'restaurant_order', orderId: order.id })
      ctx.log.info('ticket.cancelled', { order: order.id })
      return await getTracked(ctx, token)
    } catch (error) {
      // The kitchen was faster: what it did decides.
      if (!isOvertaken(faultOf(error))) throw error
    }
  }
  return refused('busy')
}

async function seenBy(ctx: Ctx, found: FoundTracked): Promise<TrackedOrder> {
  return trackedOf(found, {
    mayRead: mayRead(ctx, found.order),
    isOwn: isOrderer(ctx, found.order),
    i18n: await translatorFor(ctx),
    now: ctx.now(),
    scope: scopeOf(ctx),
  })
}
