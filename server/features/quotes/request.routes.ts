import { Hono } from 'hono'
import { requestedQuoteSchema, requestQuoteSchema } from '#domain/quote-request.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { allow, callKeyOf, describe, keyed, parse } from '#server/http/endpoint.ts'
import { keepGuest } from '#server/http/guest-cookie.ts'
import { networkOf } from '#server/http/network-address.ts'
import { problem } from '#server/http/problem.ts'
import { requestQuote } from './request.service.ts'

export const requestRoutes = new Hono<ApiEnv>().post(
  '/',
  allow('quote.ask'),
  describe(
    'Asks for an offer, once per key; the link to it goes by mail',
    requestedQuoteSchema,
    201,
  ),
  keyed,
  parse('json', requestQuoteSchema),
  async (c) => {
    const call = { key: callKeyOf(c), network: networkOf(c.req.raw.headers) }
    const result = await requestQuote(c.var.ctx, c.req.valid('json'), call)
    if (!result.ok) return problem(c, result.problem)
    keepGuest(c, result.value.guestSecret)
    return c.json(result.value.quote, 201)
  },
)
