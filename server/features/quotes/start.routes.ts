import { Hono } from 'hono'
import { quoteStartSchema } from '#domain/quote-request.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { allow, describe } from '#server/http/endpoint.ts'
import { getQuoteStart } from './start.service.ts'

export const quoteStartRoutes = new Hono<ApiEnv>().get(
  '/start',
  allow('quote.ask'),
  describe('What the request form begins with', quoteStartSchema),
  async (c) => c.json(await getQuoteStart(c.var.ctx)),
)
