import { Hono } from 'hono'
import * as v from 'valibot'
import { boundedText } from '#domain/bounded-text.schema.ts'
import { placeOrderSchema } from '#domain/checkout.schema.ts'
import { placedOrderSchema } from '#domain/checkout-view.schema.ts'
import { answerMissingSchema, missingParam } from '#domain/order-progress.schema.ts'
import { orderViewSchema } from '#domain/order-view.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, callKeyOf, describe, keyed, parse } from '#server/http/endpoint.ts'
import { fewViews } from '#server/http/middleware/few-views.ts'
import { unkept } from '#server/http/middleware/unkept.ts'
import { networkOf } from '#server/http/network-address.ts'
import { answerMissing } from './fulfilment/answer-missing.service.ts'
import { cancelOrder, getOrder } from './orders.service.ts'
import { placeOrder } from './place-order.service.ts'

const tokenSchema = v.object({ token: boundedText(100, 'not_found') })
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
    keyed,
    parse('json', placeOrderSchema),
    async (c) => {
      const call = { key: callKeyOf(c), network: networkOf(c.req.raw.headers) }
      return answer(c, await placeOrder(c.var.ctx, c.req.valid('json'), call), 201)
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
    async (c) => answer(c, await getOrder(c.var.ctx, c.req.valid('param').token)),
  )
  .post(
    '/:token/cancel',
    allow('order.cancel'),
    describe('Cancels the caller’s own order until picking has begun', orderViewSchema),
    parse('param', tokenSchema),
    parse('json', nothingSchema),
    async (c) => answer(c, await cancelOrder(c.var.ctx, c.req.valid('param').token)),
  )
  .post(
    '/:token/missing/:item',
    allow('order.read'),
    describe('The buyer’s choice of what becomes of missing goods', orderViewSchema),
    parse('param', missingParam),
    parse('json', answerMissingSchema),
    async (c) => {
      const chosen = { ...c.req.valid('param'), ...c.req.valid('json') }
      return answer(c, await answerMissing(c.var.ctx, chosen))
    },
  )
