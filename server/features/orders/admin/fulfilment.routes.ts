import { Hono } from 'hono'
import { adminOrderSchema, orderParam } from '#domain/admin-orders.schema.ts'
import {
  askShortSchema,
  orderItemParam,
  pickLineSchema,
  sendGoodsSchema,
  settleShortSchema,
  substitutesSchema,
} from '#domain/fulfilment.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { pickLine } from './pick-line.service.ts'
import { sendGoods } from './send-goods.service.ts'
import { askShort, settleShortItem } from './short-item.service.ts'
import { getSubstitutes } from './substitutes.service.ts'

/** What is done with an order's goods while it is packed and sent. */
export const fulfilmentRoutes = new Hono<ApiEnv>()
  .put(
    '/:id/lines/:item',
    allow('orders.move'),
    describe('Marks a line of an order as picked, with lot and best-before day', adminOrderSchema),
    parse('param', orderItemParam),
    parse('json', pickLineSchema),
    async (c) => answer(c, await pickLine(c.var.ctx, c.req.valid('param'), c.req.valid('json'))),
  )
  .get(
    '/:id/lines/:item/substitutes',
    allow('orders.read'),
    describe('What can come instead of a line’s goods', substitutesSchema),
    parse('param', orderItemParam),
    async (c) => answer(c, await getSubstitutes(c.var.ctx, c.req.valid('param'))),
  )
  .post(
    '/:id/lines/:item/missing',
    allow('orders.move'),
    describe('Notes goods of a line as missing, and asks the buyer what to do', adminOrderSchema),
    parse('param', orderItemParam),
    parse('json', askShortSchema),
    async (c) => answer(c, await askShort(c.var.ctx, c.req.valid('param'), c.req.valid('json'))),
  )
  .post(
    '/:id/missing/:item',
    allow('orders.move'),
    describe('Settles what becomes of missing goods, for a buyer who called', adminOrderSchema),
    parse('param', orderItemParam),
    parse('json', settleShortSchema),
    async (c) =>
      answer(c, await settleShortItem(c.var.ctx, c.req.valid('param'), c.req.valid('json'))),
  )
  .post(
    '/:id/shipments',
    allow('orders.move'),
    describe('Sends goods of an order, all or some', adminOrderSchema),
    parse('param', orderParam),
    parse('json', sendGoodsSchema),
    async (c) =>
      answer(c, await sendGoods(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
