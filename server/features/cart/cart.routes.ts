import { Hono } from 'hono'
import {
  cartMergeSchema,
  cartSchema,
  lineIdSchema,
  lineQuantitySchema,
  mergeCartSchema,
  newLineSchema,
  seenPricesSchema,
} from '#domain/cart.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { allow, callKeyOf, describe, keyed, parse } from '#server/http/endpoint.ts'
import { keepGuest } from '#server/http/guest-cookie.ts'
import { unkept } from '#server/http/middleware/unkept.ts'
import { networkOf } from '#server/http/network-address.ts'
import { problem } from '#server/http/problem.ts'
import {
  acceptPrices,
  addLine,
  clearCart,
  getCart,
  removeLine,
  setQuantity,
} from './cart.service.ts'
import { mergeOwnCarts } from './merge.service.ts'

export const cartRoutes = new Hono<ApiEnv>()
  .use(unkept)
  .get('/', allow('cart.own'), describe('The caller’s own cart', cartSchema), async (c) =>
    c.json(await getCart(c.var.ctx)),
  )
  .post(
    '/lines',
    allow('cart.own'),
    describe('Adds a product, or raises the line with the same options', cartSchema),
    keyed,
    parse('json', newLineSchema),
    async (c) => {
      const call = { key: callKeyOf(c), network: networkOf(c.req.raw.headers) }
      const result = await addLine(c.var.ctx, { ...c.req.valid('json'), ...call })
      if (!result.ok) return problem(c, result.problem)
      keepGuest(c, result.value.guestSecret)
      return c.json(result.value.cart)
    },
  )
  .patch(
    '/lines/:id',
    allow('cart.own'),
    describe('Sets a line’s quantity; 0 or less removes it', cartSchema),
    parse('param', lineIdSchema),
    parse('json', lineQuantitySchema),
    async (c) => {
      const { quantity } = c.req.valid('json')
      const result = await setQuantity(c.var.ctx, { lineId: c.req.valid('param').id, quantity })
      if (!result.ok) return problem(c, result.problem)
      keepGuest(c)
      return c.json(result.value)
    },
  )
  .delete(
    '/lines/:id',
    allow('cart.own'),
    describe('Removes a line', cartSchema),
    parse('param', lineIdSchema),
    async (c) => {
      const result = await removeLine(c.var.ctx, c.req.valid('param').id)
      if (!result.ok) return problem(c, result.problem)
      keepGuest(c)
      return c.json(result.value)
    },
  )
  .delete('/lines', allow('cart.own'), describe('Removes all lines', cartSchema), async (c) =>
    c.json(await clearCart(c.var.ctx)),
  )
  .put(
    '/prices',
    allow('cart.own'),
    describe('Takes note of changed prices that the buyer has seen', cartSchema),
    parse('json', seenPricesSchema),
    async (c) => c.json(await acceptPrices(c.var.ctx, c.req.valid('json').lines)),
  )
  .post(
    '/merge',
    allow('account.own'),
    describe('Moves the browser’s guest cart into that of who is signed in', cartMergeSchema),
    parse('json', mergeCartSchema),
    async (c) => c.json(await mergeOwnCarts(c.var.ctx, c.req.valid('json'))),
  )
