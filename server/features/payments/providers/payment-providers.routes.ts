import { Hono } from 'hono'
import * as v from 'valibot'
import { nothingSchema } from '#domain/account.schema.ts'
import { uuid } from '#domain/bounded-text.schema.ts'
import { paymentProviderSchema, refusedOperationSchema } from '#domain/payments.schema.ts'
import { listRefused, retryOperation } from '#server/features/payments/admin-payments.service.ts'
import { answer } from '#server/http/answer.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { listPaymentProviders } from './payment-providers.service.ts'

export const paymentProviderRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    allow('settings.read'),
    describe(
      'The payment providers: which are on, which settings they lack, and what is open with them',
      v.array(paymentProviderSchema),
    ),
    async (c) => c.json(await listPaymentProviders(c.var.ctx)),
  )
  .get(
    '/refused',
    allow('settings.read'),
    describe(
      'What payment providers have refused to do, and money that they no longer hold',
      v.array(refusedOperationSchema),
    ),
    async (c) => c.json(await listRefused(c.var.ctx)),
  )
  .post(
    '/refused/:id/retry',
    allow('orders.refund'),
    describe('Tries again what a payment provider has refused', nothingSchema),
    parse('param', v.object({ id: uuid('not_found') })),
    parse('json', nothingSchema),
    async (c) => answer(c, await retryOperation(c.var.ctx, c.req.valid('param').id)),
  )
