import type { PaidKind } from '#domain/payments.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { auditedBy } from '#server/audit/audit.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { requeue } from './operations.repository.ts'
import { doOperations } from './operations.service.ts'
import { findPayment } from './payments.repository.ts'
import { settlePayment } from './settle-payment.service.ts'

/** An order of the caller's factory whose money is paid online. */
export interface PaidBy {
  kind: PaidKind
  orderId: string
}

/**
 * Tries an operation again that its provider has refused. `not_found` where the order is not paid online, `payment_operation_gone` where
 * nothing such was refused, or somebody tries it already.
 */
export async function retryOperation(
  ctx: Ctx,
  { kind, orderId }: PaidBy,
  operationId: string,
): Promise<Result<object>> {
  const { factoryId } = ctx.site
  const payment = await findPayment(ctx.database, { kind, orderId, factoryId })
  if (!payment) return refused('not_found')
  const audit = { action: 'payment_retried', entity: 'order', entityId: orderId } as const
  const isQueued = await requeue(ctx.database, {
    ...{ id: operationId, paymentId: payment.id, at: ctx.now() },
    also: auditedBy(ctx, audit),
  })
  if (!isQueued) return refused('payment_operation_gone')
  await settlePayment(ctx, payment.id)
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
