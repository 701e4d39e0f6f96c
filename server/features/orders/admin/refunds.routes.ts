import { Hono } from 'hono'
import { adminOrderSchema, orderParam } from '#domain/admin-orders.schema.ts'
import { correctPaymentSchema, refundSchema } from '#domain/refunds.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, callKeyOf, describe, keyed, parse } from '#server/http/endpoint.ts'
import { retryPaymentSchema } from '#domain/payments.schema.ts'
import { retryOperation } from '#server/features/payments/admin-payments.service.ts'
import { getAdminOrder } from './admin-order.service.ts'
import { correctPayment } from './correct-payment.service.ts'
import { refundOrder } from './refund-order.service.ts'

/** What is done with an order's money once it is paid. */
export const refundRoutes = new Hono<ApiEnv>()
  .post(
    '/:id/refunds',
    allow('orders.refund'),
    describe('Writes down that money went back to the buyer, once per key', adminOrderSchema),
    keyed,
    parse('param', orderParam),
    parse('json', refundSchema),
    async (c) => {
      const { id } = c.req.valid('param')
      return answer(c, await refundOrder(c.var.ctx, id, c.req.valid('json'), callKeyOf(c)))
    },
  )
  .post(
    '/:id/payment/retry',
    allow('orders.refund'),
    describe('Tries again what the payment provider of an order has refused', adminOrderSchema),
    parse('param', orderParam),
    parse('json', retryPaymentSchema),
    async (c) => {
      const [{ ctx }, { id: orderId }] = [c.var, c.req.valid('param')]
      const { operationId } = c.req.valid('json')
      const tried = await retryOperation(ctx, operationId, { orderId })
      return answer(c, tried.ok ? await getAdminOrder(ctx, orderId) : tried)
    },
  )
  .post(
    '/:id/payment/correction',
    allow('orders.refund'),
    describe('Takes back that an order was paid', adminOrderSchema),
    parse('param', orderParam),
    parse('json', correctPaymentSchema),
    async (c) =>
      answer(c, await correctPayment(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
