import { Hono } from 'hono'
import * as v from 'valibot'
import { uuid } from '#domain/bounded-text.schema.ts'
import { checkoutQuerySchema } from '#domain/checkout.schema.ts'
import { checkoutViewSchema } from '#domain/checkout-view.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { unkept } from '#server/http/middleware/unkept.ts'
import { getCheckout } from './checkout.service.ts'

const placingSchema = v.object({
  'idempotency-key': v.optional(uuid('key_missing')),
})

export const checkoutRoutes = new Hono<ApiEnv>()
  .use(unkept)
  .get(
    '/',
    allow('order.place'),
    describe(
      'The caller’s own cart priced anew, with deliveries, times and totals',
      checkoutViewSchema,
    ),
    parse('header', placingSchema),
    parse('query', checkoutQuerySchema),
    async (c) =>
      c.json(
        await getCheckout(c.var.ctx, {
          postcode: c.req.valid('query').postcode ?? '',
          key: c.req.valid('header')['idempotency-key'],
        }),
      ),
  )
