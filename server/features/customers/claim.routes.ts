import { Hono } from 'hono'
import * as v from 'valibot'
import { boundedText } from '#domain/bounded-text.schema.ts'
import { nothingSchema } from '#domain/account.schema.ts'
import { claimCodeSchema } from '#domain/claim.schema.ts'
import { orderViewSchema } from '#domain/order-view.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { keepGuest } from '#server/http/guest-cookie.ts'
import { unkept } from '#server/http/middleware/unkept.ts'
import { networkOf } from '#server/http/network-address.ts'
import { problem } from '#server/http/problem.ts'
import { claimOrder, confirmClaim } from './claim.service.ts'

const tokenSchema = v.object({ token: boundedText(100) })

export const claimRoutes = new Hono<ApiEnv>()
  .use('/:token/claim/*', unkept)
  .post(
    '/:token/claim',
    allow('order.read'),
    describe(
      'Opens the order to who signed in with its address; mails a code there for everyone else',
      v.union([orderViewSchema, nothingSchema]),
    ),
    parse('param', tokenSchema),
    parse('json', nothingSchema),
    async (c) => {
      const network = networkOf(c.req.raw.headers)
      const result = await claimOrder(c.var.ctx, c.req.valid('param').token, network)
      if (!result.ok) return problem(c, result.problem)
      if ('order' in result.value) return c.json(result.value.order)
      keepGuest(c, result.value.guestSecret)
      return c.json({}, 202)
    },
  )
  .post(
    '/:token/claim/confirm',
    allow('order.read'),
    describe('Shows the order in full to who types its code', orderViewSchema),
    parse('param', tokenSchema),
    parse('json', claimCodeSchema),
    async (c) => {
      const { token } = c.req.valid('param')
      return answer(c, await confirmClaim(c.var.ctx, token, c.req.valid('json').code))
    },
  )
