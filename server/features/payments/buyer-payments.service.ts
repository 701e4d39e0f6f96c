import type { PaymentView } from '#domain/payments.schema.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { beginPayment } from './begin-payment.service.ts'
import { giveUp } from './give-up.service.ts'
import { kindOf } from './paid-kinds.service.ts'
import { paymentView } from './payment-view.service.ts'
import type { PaymentRow } from './payments.queries.ts'
import { findPayment } from './payments.repository.ts'
import { settlePayment } from './settle-payment.service.ts'

const tokenPattern = /^[\w-]{22}$/u
/** How long an answer of the provider is new enough for who waits for it. */
const freshMs = 2000

/** How the payment of an order stands, by the order's public token: its provider is asked where it is open. `not_found` where nothing is paid online by it. */
export async function getPayment(ctx: Ctx, token: string): Promise<Result<PaymentView>> {
  const payment = await findOwn(ctx, token)
  if (!payment) return refused('not_found')
  const now = ctx.now()
  const isFresh = payment.checkedAt !== null && now - payment.checkedAt < freshMs
  if (payment.state !== 'created' || isFresh) return done(await viewOf(ctx, payment))
  const settled = await settlePayment(ctx, payment.id)
  return done(await viewOf(ctx, settled?.payment ?? payment, settled?.isKnown ?? false))
}

/** Begins a payment that its provider could not be asked for before: the same one, however often. */
export async function beginAgain(ctx: Ctx, token: string): Promise<Result<PaymentView>> {
  const payment = await findOwn(ctx, token)
  if (!payment) return refused('not_found')
  await beginPayment(ctx, payment.id)
  return getPayment(ctx, token)
}

/** Ends a payment whose buyer has given up: what they wanted lies in their cart again. One that is paid meanwhile stays paid. */
export async function cancelPayment(ctx: Ctx, token: string): Promise<Result<PaymentView>> {
  const payment = await findOwn(ctx, token)
  if (!payment) return refused('not_found')
  const settled = await settlePayment(ctx, payment.id)
  if (settled?.payment.state === 'created') await giveUp(ctx, payment.id)
  const current = await findPayment(ctx.database, { id: payment.id })
  return done(await viewOf(ctx, current ?? payment, settled?.isKnown ?? false))
}

async function viewOf(ctx: Ctx, payment: PaymentRow, isKnown = true): Promise<PaymentView> {
  // What nobody has paid says by itself how it ended.
  const order =
    payment.state === 'authorized' ? await kindOf(payment).find(ctx, payment) : undefined
  return paymentView(payment, { now: ctx.now(), isKnown, isCalledOff: order?.isCalledOff ?? false })
}

async function findOwn(ctx: Ctx, token: string): Promise<PaymentRow | undefined> {
  if (!tokenPattern.test(token)) return undefined
  return findPayment(ctx.database, { token, factoryId: ctx.site.factoryId })
}
