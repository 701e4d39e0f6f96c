import { Hono } from 'hono'
import { filledCartSchema, idSchema, nothingSchema } from '#domain/account.schema.ts'
import {
  listItemIdSchema,
  newListItemSchema,
  newListSchema,
  renameListSchema,
  savedListSchema,
  savedListsSchema,
} from '#domain/saved-list.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, callKeyOf, describe, keyed, parse } from '#server/http/endpoint.ts'
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
    keyed,
    parse('json', newListSchema),
    async (c) => answer(c, await addList(c.var.ctx, c.req.valid('json'), callKeyOf(c)), 201),
  )
  .patch(
    '/:id',
    allow('account.own'),
    describe('Renames one of the caller’s lists', savedListSchema),
    parse('param', idSchema),
    parse('json', renameListSchema),
    async (c) =>
      answer(c, await renameList(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .delete(
    '/:id',
    allow('account.own'),
    describe('Removes one of the caller’s lists', nothingSchema),
    parse('param', idSchema),
    async (c) => answer(c, await removeList(c.var.ctx, c.req.valid('param').id)),
  )
  .post(
    '/:id/items',
    allow('account.own'),
    describe('Puts a product into a list, or changes how many of it are there', savedListSchema),
    parse('param', idSchema),
    parse('json', newListItemSchema),
    async (c) => answer(c, await keepItem(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .delete(
    '/:id/items/:itemId',
    allow('account.own'),
    describe('Takes an item out of a list', savedListSchema),
    parse('param', listItemIdSchema),
    async (c) => answer(c, await dropItem(c.var.ctx, c.req.valid('param'))),
  )
  .post(
    '/:id/to-cart',
    allow('account.own'),
    describe('Puts what is in a list into the cart, and tells what stayed out', filledCartSchema),
    parse('param', idSchema),
    keyed,
    parse('json', nothingSchema),
    async (c) => answer(c, await listToCart(c.var.ctx, c.req.valid('param').id, callKeyOf(c))),
  )
