import { Hono } from 'hono'
import * as v from 'valibot'
import { idempotencyKeySchema } from '#domain/cart.schema.ts'
import { placeOrderSchema } from '#domain/checkout.schema.ts'
import { placedOrderSchema } from '#domain/checkout-view.schema.ts'
import { orderViewSchema } from '#domain/order-view.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { fewViews } from '#server/http/middleware/few-views.ts'
import { unkept } from '#server/http/middleware/unkept.ts'
import { problem } from '#server/http/problem.ts'
import { cancelOrder, getOrder } from './orders.service.ts'
import { placeOrder } from './place-order.service.ts'

const tokenSchema = v.object({ token: v.string() })
const nothingSchema = v.strictObject({})

export const orderRoutes = new Hono<ApiEnv>()
  .use(unkept)
  .post(
    '/',
    allow('order.place'),
    describe(
      'Places the caller’s cart as an order; the same key answers the same order',
      placedOrderSchema,
      201,
    ),
    parse('header', idempotencyKeySchema),
    parse('json', placeOrderSchema),
    async (c) => {
      const key = c.req.valid('header')['idempotency-key']
      const placed = await placeOrder(c.var.ctx, c.req.valid('json'), key)
      return placed.ok ? c.json(placed.value, 201) : problem(c, ...placed.problems)
    },
  )
  .use('/:token/*', fewViews)
  .get(
    '/:token',
    allow('order.read'),
    describe(
      'An order by its token: in full for its buyer, number and status for others',
      orderViewSchema,
    ),
    parse('param', tokenSchema),
    async (c) => {
      const result = await getOrder(c.var.ctx, c.req.valid('param').token)
      return result.ok ? c.json(result.value) : problem(c, result.problem)
    },
  )
  .post(
    '/:token/cancel',
    allow('order.cancel'),
    describe('Cancels the caller’s own order until picking has begun', orderViewSchema),
    parse('param', tokenSchema),
    parse('json', nothingSchema),
    async (c) => {
      const result = await cancelOrder(c.var.ctx, c.req.valid('param').token)
      return result.ok ? c.json(result.value) : problem(c, result.problem)
    },
  )
