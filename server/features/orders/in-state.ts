import type { Problem } from '#domain/result.ts'
import type { OrderRow } from './orders.repository.ts'
import { translatorFor } from '#server/features/shell/translator.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { paymentStatusText } from '#server/i18n/order-step-words.ts'
import { statusText } from '#server/i18n/order-words.ts'

/** The refusal of what an order's state forbids: names the state. */
export async function inState(ctx: Ctx, { status }: Pick<OrderRow, 'status'>): Promise<Problem> {
  return forbiddenBy(statusText(await translatorFor(ctx), status))
}

/** The same of what has become of its money. */
export async function inPaymentState(
  ctx: Ctx,
  { paymentStatus }: Pick<OrderRow, 'paymentStatus'>,
): Promise<Problem> {
  return forbiddenBy(paymentStatusText(await translatorFor(ctx), paymentStatus))
}

function forbiddenBy(state: string): Problem {
  return { code: 'illegal_transition', values: { state } }
}
