import { Hono } from 'hono'
import { idempotencyKeySchema } from '#domain/cart.schema.ts'
import {
  changeDeliverySchema,
  deliveryLanguageParam,
  deliveryOrderSchema,
  deliveryParam,
  editableDeliveriesSchema,
  newDeliverySchema,
  removeDeliveryQuery,
  saveDeliveryWordsSchema,
} from '#domain/deliveries.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import {
  changeDelivery,
  getDeliveries,
  makeDelivery,
  orderDeliveries,
  removeDelivery,
  saveDeliveryWords,
} from './deliveries.service.ts'

/** How goods reach their buyer, as the owner of the shop decides it. */
export const deliveryRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    allow('settings.read'),
    describe(
      'Every way of delivery in its order, with freight, zones, times and words',
      editableDeliveriesSchema,
    ),
    async (c) => c.json(await getDeliveries(c.var.ctx)),
  )
  .post(
    '/',
    allow('settings.edit'),
    describe('Makes a way of delivery that no checkout offers yet', editableDeliveriesSchema, 201),
    parse('header', idempotencyKeySchema),
    parse('json', newDeliverySchema),
    async (c) => {
      const key = c.req.valid('header')['idempotency-key']
      return answer(c, await makeDelivery(c.var.ctx, c.req.valid('json'), key), 201)
    },
  )
  .put(
    '/order',
    allow('settings.edit'),
    describe('Puts the ways of delivery in an order', editableDeliveriesSchema),
    parse('json', deliveryOrderSchema),
    async (c) => answer(c, await orderDeliveries(c.var.ctx, c.req.valid('json'))),
  )
  .patch(
    '/:id',
    allow('settings.edit'),
    describe(
      'Changes a way of delivery: its terms, freight, zones or times, or whether it is offered',
      editableDeliveriesSchema,
    ),
    parse('param', deliveryParam),
    parse('json', changeDeliverySchema),
    async (c) => {
      const { id } = c.req.valid('param')
      return answer(c, await changeDelivery(c.var.ctx, id, c.req.valid('json')))
    },
  )
  .put(
    '/:id/languages/:code',
    allow('settings.edit'),
    describe('Saves the words of a way of delivery in a language', editableDeliveriesSchema),
    parse('param', deliveryLanguageParam),
    parse('json', saveDeliveryWordsSchema),
    async (c) =>
      answer(c, await saveDeliveryWords(c.var.ctx, c.req.valid('param'), c.req.valid('json'))),
  )
  .delete(
    '/:id',
    allow('settings.edit'),
    describe('Removes a way of delivery that no order was placed with', editableDeliveriesSchema),
    parse('param', deliveryParam),
    parse('query', removeDeliveryQuery),
    async (c) => {
      const { id } = c.req.valid('param')
      return answer(c, await removeDelivery(c.var.ctx, id, c.req.valid('query').rev))
    },
  )
