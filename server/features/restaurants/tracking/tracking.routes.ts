import { Hono } from 'hono'
import * as v from 'valibot'
import {
  lostLinkAnswer,
  lostLinkSchema,
  trackedOrderSchema,
  trackedStatusSchema,
  trackingParam,
} from '#domain/order-tracking.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { unkept } from '#server/http/middleware/unkept.ts'
import { networkOf } from '#server/http/network-address.ts'
import { mailLostLinks } from './lost-link.service.ts'
import { cancelTracked, getStatus, getTracked } from './tracking.service.ts'

const nothingSchema = v.strictObject({})

/** Orders to restaurants, by tokens of 128 random bits: a whole house of guests asks from one network, and nobody guesses one. */
export const trackingRoutes = new Hono<ApiEnv>()
  .use(unkept)
  .post(
    '/links',
    allow('order.read'),
    describe(
      'Mails the links of an address’s orders again; the same answer always',
      lostLinkAnswer,
      202,
    ),
    parse('json', lostLinkSchema),
    async (c) => {
      const network = networkOf(c.req.raw.headers)
      return answer(c, await mailLostLinks(c.var.ctx, { ...c.req.valid('json'), network }), 202)
    },
  )
  .get(
    '/:token',
    allow('order.read'),
    describe(
      'An order to a restaurant: in full for who ordered it, how far it is for others',
      trackedOrderSchema,
    ),
    parse('param', trackingParam),
    async (c) => answer(c, await getTracked(c.var.ctx, c.req.valid('param').token)),
  )
  .get(
    '/:token/status',
    allow('order.read'),
    describe('How far an order to a restaurant is; 304 where nothing changed', trackedStatusSchema),
    parse('param', trackingParam),
    async (c) => {
      const seenTag = tagIn(c.req.header('if-none-match'))
      const found = await getStatus(c.var.ctx, { ...c.req.valid('param'), seenTag })
      if (!found.ok) return answer(c, found)
      const { tag, status } = found.value
      const headers = { ETag: `"${tag}"` }
      return status ? c.json(status, 200, headers) : c.body(null, 304, headers)
    },
  )
  .post(
    '/:token/cancel',
    allow('order.cancel'),
    describe('Cancels the caller’s own order until the kitchen must begin', trackedOrderSchema),
    parse('param', trackingParam),
    parse('json', nothingSchema),
    async (c) => answer(c, await cancelTracked(c.var.ctx, c.req.valid('param').token)),
  )

/** What stands in a tag, also in one that was weakened on its way. */
function tagIn(tag: string | undefined): string | undefined {
  return /^(?:W\/)?"(\d{1,15}r?)"$/u.exec(tag ?? '')?.[1]
}
