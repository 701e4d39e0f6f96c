import { Hono } from 'hono'
import * as v from 'valibot'
import { boundedText } from '#domain/bounded-text.schema.ts'
import {
  filledCartSchema,
  nothingSchema,
  ownOrdersSchema,
  pageSchema,
} from '#domain/account.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, callKeyOf, describe, keyed, parse } from '#server/http/endpoint.ts'
import { getOrders, reorder } from './own-orders.service.ts'

const tokenSchema = v.object({ token: boundedText(100) })

export const ownOrderRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    allow('account.own'),
    describe('The caller’s orders, the last first', ownOrdersSchema),
    parse('query', pageSchema),
    async (c) => c.json(await getOrders(c.var.ctx, c.req.valid('query').page)),
  )
  .post(
    '/:token/reorder',
    allow('account.own'),
    describe('Puts the goods of an order into the cart again', filledCartSchema),
    parse('param', tokenSchema),
    keyed,
    parse('json', nothingSchema),
    async (c) => answer(c, await reorder(c.var.ctx, c.req.valid('param').token, callKeyOf(c))),
  )
