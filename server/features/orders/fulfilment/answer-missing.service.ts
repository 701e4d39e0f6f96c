import { isAddressOf } from '#domain/accounts.ts'
import type { OrderView } from '#domain/order-view.schema.ts'
import { buyerTypeOf } from '#domain/orders.ts'
import { refused, type Result } from '#domain/result.ts'
import { isPacking, type ShortAnswer } from '#domain/short-items.ts'
import { inState } from '#server/features/orders/in-state.ts'
import { findByToken, getOrder, isBuyer, isReader } from '#server/features/orders/orders.service.ts'
import { isOvertaken } from '#server/features/orders/transition.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import { settleMissing } from './settle-missing.ts'

const attempts = 3

/**
 * The buyer's choice of what becomes of missing goods; the same choice again answers the same. Whoever reads the order in full may
 * choose: they have shown that they read the mailbox that was asked. `not_found` for everyone else; `illegal_transition` where the
 * order is no longer packed, `missing_settled`, `sold_out`, `substitute_changed`, and `busy` where it moved each time we tried.
 */
export async function answerMissing(
  ctx: Ctx,
  { token, item, answer }: { token: string; item: string; answer: ShortAnswer },
): Promise<Result<OrderView>> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const found = await findByToken(ctx, token)
    const short = found?.shorts.find(({ id }) => id === item)
    const mayAnswer =
      found &&
      (isBuyer(ctx, found) || isReader(ctx, found) || isAddressOf(ctx.user, found.order.email))
    if (!short || !mayAnswer) return refused('not_found')
    if (short.settledAs === answer) return getOrder(ctx, token)
    if (!isPacking(found.order.status))
      return { ok: false, problem: await inState(ctx, found.order) }
    const { userId, guestHash } = ctx.actor
    const doing = {
      ...{ actorType: buyerTypeOf(ctx.actor), actorId: userId ?? guestHash ?? null, at: ctx.now() },
    }
    try {
      const problem = await settleMissing(ctx, found, { item, settlement: answer, ...doing })
      return problem ? { ok: false, problem } : await getOrder(ctx, token)
    } catch (error) {
      // Somebody changed the order in between: how it stands now decides.
      if (!isOvertaken(faultOf(error))) throw error
    }
  }
  return refused('busy')
}
