import { Hono } from 'hono'
import {
  dishCheckoutQuery,
  dishCheckoutSchema,
  heldSlotSchema,
  orderDishesSchema,
  orderedDishesSchema,
  restaurantParam,
  slotHeldSchema,
} from '#domain/restaurant-checkout.schema.ts'
import { answer } from '#server/http/answer.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { allow, callKeyOf, describe, keyed, parse } from '#server/http/endpoint.ts'
import { unkept } from '#server/http/middleware/unkept.ts'
import { networkOf } from '#server/http/network-address.ts'
import { getDishCheckout, holdSlot } from './checkout.service.ts'
import { placeDishes } from './place.service.ts'

/** What is ordered of one restaurant, by its id. */
export const restaurantOrderRoutes = new Hono<ApiEnv>()
  .get(
    '/:id/checkout',
    unkept,
    allow('cart.own'),
    describe(
      'The dishes in the caller’s cart as they can be ordered, and when',
      dishCheckoutSchema,
    ),
    parse('param', restaurantParam),
    parse('query', dishCheckoutQuery),
    async (c) => {
      const { id: restaurantId } = c.req.valid('param')
      return answer(c, await getDishCheckout(c.var.ctx, { restaurantId, ...c.req.valid('query') }))
    },
  )
  .put(
    '/:id/slot',
    unkept,
    allow('order.place'),
    describe('Keeps a time for the caller for ten minutes', slotHeldSchema),
    parse('param', restaurantParam),
    parse('json', heldSlotSchema),
    async (c) => {
      const held = { ...c.req.valid('json'), network: networkOf(c.req.raw.headers) }
      return answer(c, await holdSlot(c.var.ctx, c.req.valid('param').id, held))
    },
  )
  .post(
    '/:id/orders',
    unkept,
    allow('order.place'),
    describe(
      'Places the dishes in the caller’s cart as an order; the same key answers the same order',
      orderedDishesSchema,
      201,
    ),
    parse('param', restaurantParam),
    keyed,
    parse('json', orderDishesSchema),
    async (c) => {
      const { id: restaurantId } = c.req.valid('param')
      const call = { restaurantId, key: callKeyOf(c), network: networkOf(c.req.raw.headers) }
      return answer(c, await placeDishes(c.var.ctx, c.req.valid('json'), call), 201)
    },
  )
