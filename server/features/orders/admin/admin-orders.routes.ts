import { Hono } from 'hono'
import {
  adminOrderSchema,
  adminOrdersSchema,
  markPaidSchema,
  noteOrderSchema,
  orderParam,
  orderQuerySchema,
  orderRefParam,
  registerTillSchema,
  steppedOrdersSchema,
  stepOrderSchema,
  stepOrdersSchema,
  trackOrderSchema,
} from '#domain/admin-orders.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, callKeyOf, describe, keyed, parse } from '#server/http/endpoint.ts'
import { fulfilmentRoutes } from './fulfilment.routes.ts'
import { getOrderByRef } from './admin-order.service.ts'
import { refundRoutes } from './refunds.routes.ts'
import { getAdminOrders } from './order-list.service.ts'
import { addNote } from './order-notes.service.ts'
import { takeStep } from './order-steps.service.ts'
import { markPaid, registerTill } from './pay-order.service.ts'
import { trackOrder } from './track-order.service.ts'
import { takeSteps } from './several-orders.service.ts'

/** The shop's orders, as the people of the factory read them and move them on. */
export const adminOrderRoutes = new Hono<ApiEnv>()
  .route('/', fulfilmentRoutes)
  .route('/', refundRoutes)
  .get(
    '/',
    allow('orders.read'),
    describe('A page of the orders, and how many wait in each queue', adminOrdersSchema),
    parse('query', orderQuerySchema),
    async (c) => c.json(await getAdminOrders(c.var.ctx, c.req.valid('query'))),
  )
  .post(
    '/steps',
    allow('orders.move'),
    describe('Moves several orders on: each that can takes the step', steppedOrdersSchema),
    parse('json', stepOrdersSchema),
    async (c) => c.json(await takeSteps(c.var.ctx, c.req.valid('json'))),
  )
  .get(
    '/:id',
    allow('orders.read'),
    describe(
      'The whole order by its id or its number, with its history and notes',
      adminOrderSchema,
    ),
    parse('param', orderRefParam),
    async (c) => answer(c, await getOrderByRef(c.var.ctx, c.req.valid('param').id)),
  )
  .post(
    '/:id/steps',
    allow('orders.move'),
    describe('Moves an order one step on', adminOrderSchema),
    parse('param', orderParam),
    parse('json', stepOrderSchema),
    async (c) => answer(c, await takeStep(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .post(
    '/:id/notes',
    allow('orders.move'),
    describe('Adds a note that no buyer sees, once per key', adminOrderSchema, 201),
    keyed,
    parse('param', orderParam),
    parse('json', noteOrderSchema),
    async (c) => {
      const note = { ...c.req.valid('param'), ...c.req.valid('json') }
      return answer(c, await addNote(c.var.ctx, note, callKeyOf(c)), 201)
    },
  )
  .post(
    '/:id/till',
    allow('orders.move'),
    describe('Writes down the till’s receipt of an order paid at hand-over', adminOrderSchema),
    parse('param', orderParam),
    parse('json', registerTillSchema),
    async (c) =>
      answer(c, await registerTill(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .put(
    '/:id/tracking',
    allow('orders.move'),
    describe('Gives a parcel that has left its number', adminOrderSchema),
    parse('param', orderParam),
    parse('json', trackOrderSchema),
    async (c) =>
      answer(c, await trackOrder(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .post(
    '/:id/payment',
    allow('orders.move'),
    describe('Writes down that an invoice was paid', adminOrderSchema),
    parse('param', orderParam),
    parse('json', markPaidSchema),
    async (c) =>
      answer(c, await markPaid(c.var.ctx, c.req.valid('param').id, c.req.valid('json').rev)),
  )
