import type { PaidKind } from '#domain/payments.ts'
import type { RefusedOperation } from '#domain/payments.schema.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { auditedBy } from '#server/audit/audit.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { requeue } from './operations.repository.ts'
import { doOperations } from './operations.service.ts'
import { findPayment } from './payments.repository.ts'
import { listRefusedOperations } from './refused-operations.repository.ts'
import { settlePayment } from './settle-payment.service.ts'

/** An order of the caller's factory whose money is paid online. */
export interface PaidBy {
  kind: PaidKind
  orderId: string
}

/** What providers have refused of the caller's orders, and orders to its restaurants. */
export async function listRefused(ctx: Ctx): Promise<RefusedOperation[]> {
  const rows = await listRefusedOperations(ctx.database, { factoryId: ctx.site.factoryId })
  return rows.map(({ paymentId: _, restaurantId: __, ...row }) => row)
}

/**
 * Tries an operation again that its provider has refused, of the one order where one is named. `payment_operation_gone` where nothing such
 * was refused, or somebody tries it already.
 */
export async function retryOperation(
  ctx: Ctx,
  id: string,
  of?: { orderId: string },
): Promise<Result<object>> {
  const { factoryId } = ctx.site
  const [found] = await listRefusedOperations(ctx.database, { factoryId, id })
  if (!found || (of && found.orderId !== of.orderId)) return refused('payment_operation_gone')
  const { paymentId, orderId, restaurantId } = found
  const about =
    restaurantId === null
      ? ({ entity: 'order', entityId: orderId } as const)
      : ({ entity: 'kitchen', entityId: restaurantId } as const)
  const isQueued = await requeue(ctx.database, {
    ...{ id, paymentId, at: ctx.now() },
    also: auditedBy(ctx, { action: 'payment_retried', ...about }),
  })
  if (!isQueued) return refused('payment_operation_gone')
  await settlePayment(ctx, paymentId)
  return done({})
}

/** Does what an order's step has made due with its money, after the answer: where its provider does not answer, the job of the minute does it. */
export function doLater(ctx: Ctx, { kind, orderId }: PaidBy): void {
  const task = async () => {
    const payment = await findPayment(ctx.database, {
      ...{ kind, orderId, factoryId: ctx.site.factoryId },
    })
    if (payment) await settleOrDo(ctx, payment)
  }
  ctx.later(
    task().catch((error: unknown) => {
      ctx.log.error('payment.not_done', { order: orderId, fault: String(error) })
    }),
  )
}

function settleOrDo(ctx: Ctx, { id, state }: { id: string; state: string }): Promise<unknown> {
  // What its buyer may be paying this moment is asked for before it is ended.
  return state === 'authorized' ? doOperations(ctx, id) : settlePayment(ctx, id)
}
