import { Hono } from 'hono'
import * as v from 'valibot'
import { nothingSchema } from '#domain/account.schema.ts'
import { boundedText } from '#domain/bounded-text.schema.ts'
import { paymentViewSchema } from '#domain/payments.schema.ts'
import { answer } from '#server/http/answer.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { unkept } from '#server/http/middleware/unkept.ts'
import { beginAgain, cancelPayment, getPayment } from './buyer-payments.service.ts'
import { takeNotice } from './webhook.service.ts'

const tokenSchema = v.object({ token: boundedText(100, 'not_found') })
const providerSchema = v.object({ provider: boundedText(20, 'not_found') })

/**
 * The payment of an order of either kind: by its public token of 128 random bits, which is the right to what it opens. A whole house of
 * guests waits for theirs from one network, and nobody guesses one; a provider is asked every 2 s at the most.
 */
export const paymentRoutes = new Hono<ApiEnv>()
  .use(unkept)
  .post(
    '/webhooks/:provider',
    allow('site.read'),
    describe('Takes what a payment provider tells, once, where its signature holds', nothingSchema),
    parse('param', providerSchema),
    async (c) => {
      const { method, url, headers } = c.req.raw
      const told = { method, url, headers, body: await c.req.text() }
      return answer(c, await takeNotice(c.var.ctx, c.req.valid('param').provider, told))
    },
  )
  .get(
    '/:token',
    allow('order.read'),
    describe('How the payment of an order stands, as its provider says', paymentViewSchema),
    parse('param', tokenSchema),
    async (c) => answer(c, await getPayment(c.var.ctx, c.req.valid('param').token)),
  )
  .post(
    '/:token/begin',
    allow('order.read'),
    describe('Begins a payment that its provider could not be asked for', paymentViewSchema),
    parse('param', tokenSchema),
    parse('json', nothingSchema),
    async (c) => answer(c, await beginAgain(c.var.ctx, c.req.valid('param').token)),
  )
  .post(
    '/:token/cancel',
    allow('order.read'),
    describe('Gives up paying: the goods lie in the cart again', paymentViewSchema),
    parse('param', tokenSchema),
    parse('json', nothingSchema),
    async (c) => answer(c, await cancelPayment(c.var.ctx, c.req.valid('param').token)),
  )
