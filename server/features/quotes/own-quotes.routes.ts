import { Hono } from 'hono'
import { pageSchema } from '#domain/account.schema.ts'
import { ownQuotesSchema } from '#domain/quote-view.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { getQuotes } from './own-quotes.service.ts'

export const ownQuoteRoutes = new Hono<ApiEnv>().get(
  '/',
  allow('account.own'),
  describe('What the caller has asked prices for, the last first', ownQuotesSchema),
  parse('query', pageSchema),
  async (c) => c.json(await getQuotes(c.var.ctx, c.req.valid('query').page)),
)
