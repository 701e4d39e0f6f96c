import { Hono } from 'hono'
import {
  changeSubscriberSchema,
  subscriberParam,
  subscriberQuerySchema,
  subscriberSchema,
  subscribersSchema,
} from '#domain/admin-subscribers.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import {
  blockAddress,
  getSubscriber,
  getSubscribers,
  unblockAddress,
} from './subscribers.service.ts'

const id = parse('param', subscriberParam)

/** Whom newsletters go to: addresses of people, for those alone who send. */
export const subscriberRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    allow('newsletter.send'),
    describe('A page of the subscribers of the newsletter', subscribersSchema),
    parse('query', subscriberQuerySchema),
    async (c) => c.json(await getSubscribers(c.var.ctx, c.req.valid('query'))),
  )
  .get(
    '/:id',
    allow('newsletter.send'),
    describe('How and when a subscriber agreed and left', subscriberSchema),
    id,
    async (c) => answer(c, await getSubscriber(c.var.ctx, c.req.valid('param').id)),
  )
  .post(
    '/:id/block',
    allow('newsletter.send'),
    describe('Blocks an address: it gets no newsletter any more', subscriberSchema),
    id,
    parse('json', changeSubscriberSchema),
    async (c) =>
      answer(c, await blockAddress(c.var.ctx, c.req.valid('param').id, c.req.valid('json').rev)),
  )
  .post(
    '/:id/unblock',
    allow('newsletter.send'),
    describe('Lets a blocked address subscribe again', subscriberSchema),
    id,
    parse('json', changeSubscriberSchema),
    async (c) =>
      answer(c, await unblockAddress(c.var.ctx, c.req.valid('param').id, c.req.valid('json').rev)),
  )
