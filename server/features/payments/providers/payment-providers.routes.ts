import { Hono } from 'hono'
import * as v from 'valibot'
import { paymentProviderSchema } from '#domain/payments.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { allow, describe } from '#server/http/endpoint.ts'
import { listPaymentProviders } from './payment-providers.service.ts'

export const paymentProviderRoutes = new Hono<ApiEnv>().get(
  '/',
  allow('settings.read'),
  describe(
    'The payment providers: which are on, which settings they lack, and what is open with them',
    v.array(paymentProviderSchema),
  ),
  async (c) => c.json(await listPaymentProviders(c.var.ctx)),
)
