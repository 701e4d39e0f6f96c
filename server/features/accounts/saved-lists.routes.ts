import { Hono } from 'hono'
import { filledCartSchema, idSchema, nothingSchema } from '#domain/account.schema.ts'
import { idempotencyKeySchema } from '#domain/cart.schema.ts'
import {
  listItemIdSchema,
  newListItemSchema,
  newListSchema,
  renameListSchema,
  savedListSchema,
  savedListsSchema,
} from '#domain/saved-list.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { problem } from '#server/http/problem.ts'
import {
  addList,
  dropItem,
  getLists,
  keepItem,
  listToCart,
  removeList,
  renameList,
} from './saved-lists.service.ts'

export const savedListRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    allow('account.own'),
    describe('The caller’s saved lists, with today’s prices', savedListsSchema),
    async (c) => c.json(await getLists(c.var.ctx)),
  )
  .post(
    '/',
    allow('account.own'),
    describe('Makes an empty list', savedListSchema, 201),
    parse('header', idempotencyKeySchema),
    parse('json', newListSchema),
    async (c) => {
      const key = c.req.valid('header')['idempotency-key']
      const result = await addList(c.var.ctx, c.req.valid('json'), key)
      return result.ok ? c.json(result.value, 201) : problem(c, result.problem)
    },
  )
  .patch(
    '/:id',
    allow('account.own'),
    describe('Renames one of the caller’s lists', savedListSchema),
    parse('param', idSchema),
    parse('json', renameListSchema),
    async (c) => {
      const result = await renameList(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))
      return result.ok ? c.json(result.value) : problem(c, result.problem)
    },
  )
  .delete(
    '/:id',
    allow('account.own'),
    describe('Removes one of the caller’s lists', nothingSchema),
    parse('param', idSchema),
    async (c) => {
      const result = await removeList(c.var.ctx, c.req.valid('param').id)
      return result.ok ? c.json(result.value) : problem(c, result.problem)
    },
  )
  .post(
    '/:id/items',
    allow('account.own'),
    describe('Puts a product into a list, or changes how many of it are there', savedListSchema),
    parse('param', idSchema),
    parse('json', newListItemSchema),
    async (c) => {
      const result = await keepItem(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))
      return result.ok ? c.json(result.value) : problem(c, result.problem)
    },
  )
  .delete(
    '/:id/items/:itemId',
    allow('account.own'),
    describe('Takes an item out of a list', savedListSchema),
    parse('param', listItemIdSchema),
    async (c) => {
      const result = await dropItem(c.var.ctx, c.req.valid('param'))
      return result.ok ? c.json(result.value) : problem(c, result.problem)
    },
  )
  .post(
    '/:id/to-cart',
    allow('account.own'),
    describe('Puts what is in a list into the cart, and tells what stayed out', filledCartSchema),
    parse('param', idSchema),
    parse('header', idempotencyKeySchema),
    parse('json', nothingSchema),
    async (c) => {
      const key = c.req.valid('header')['idempotency-key']
      const result = await listToCart(c.var.ctx, c.req.valid('param').id, key)
      return result.ok ? c.json(result.value) : problem(c, result.problem)
    },
  )
