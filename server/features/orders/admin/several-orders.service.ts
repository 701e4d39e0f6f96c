import type { SteppedOrders, StepOrders } from '#domain/admin-orders.schema.ts'
import type { Problem } from '#domain/result.ts'
import { translatorFor } from '#server/features/shell/translator.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { sentenceOf } from '#server/i18n/sentences.ts'
import { findOwnOrder } from './admin-order.service.ts'
import { hasTaken, takeStepFrom } from './order-steps.service.ts'

/** Takes several orders one step on: each that can goes, the others stay and say why. The same call sent again finds them gone, and counts them. */
export async function takeSteps(ctx: Ctx, { ids, step }: StepOrders): Promise<SteppedOrders> {
  const wanted = { step, reason: '', tracking: '' }
  const i18n = await translatorFor(ctx)
  const unique = [...new Set(ids)]
  // In one round trip: reads that are asked for together are sent together.
  const orders = await Promise.all(unique.map((id) => findOwnOrder(ctx, id)))
  const refused: SteppedOrders['refused'] = []
  for (const [at, found] of orders.entries()) {
    const isDone = found && hasTaken(ctx, found, wanted)
    const problem = isDone ? undefined : await whyNot(found)
    const [id = '', number = ''] = [unique[at], found?.order.number]
    if (problem) refused.push({ id, number, message: sentenceOf(i18n, problem) })
  }
  return { done: unique.length - refused.length, refused }

  function whyNot(found: (typeof orders)[number]): Promise<Problem | undefined> | Problem {
    return found ? takeStepFrom(ctx, found, wanted) : { code: 'not_found' }
  }
}
