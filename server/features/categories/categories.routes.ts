import { Hono } from 'hono'
import { idempotencyKeySchema } from '#domain/cart.schema.ts'
import {
  categoryLanguageParam,
  categoryOrderSchema,
  categoryParam,
  changeCategorySchema,
  editableCategoriesSchema,
  newCategorySchema,
  removeCategoryQuery,
  saveCategoryWordsSchema,
} from '#domain/categories.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import {
  changeCategory,
  getEditableCategories,
  makeCategory,
  orderCategories,
  removeCategory,
  saveCategoryWords,
} from './categories.service.ts'

/** The shelves of the shop, as the people of the factory arrange them. */
export const categoryRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    allow('products.read'),
    describe(
      'Every category in its order, with its words in all languages',
      editableCategoriesSchema,
    ),
    async (c) => c.json(await getEditableCategories(c.var.ctx)),
  )
  .post(
    '/',
    allow('products.edit'),
    describe('Makes a category that visitors do not see yet', editableCategoriesSchema, 201),
    parse('header', idempotencyKeySchema),
    parse('json', newCategorySchema),
    async (c) => {
      const key = c.req.valid('header')['idempotency-key']
      return answer(c, await makeCategory(c.var.ctx, c.req.valid('json'), key), 201)
    },
  )
  .put(
    '/order',
    allow('products.edit'),
    describe('Puts the categories in an order', editableCategoriesSchema),
    parse('json', categoryOrderSchema),
    async (c) => answer(c, await orderCategories(c.var.ctx, c.req.valid('json'))),
  )
  .patch(
    '/:id',
    allow('products.edit'),
    describe(
      'Changes a category’s picture, colour, or whether it is shown',
      editableCategoriesSchema,
    ),
    parse('param', categoryParam),
    parse('json', changeCategorySchema),
    async (c) => {
      const { id } = c.req.valid('param')
      return answer(c, await changeCategory(c.var.ctx, id, c.req.valid('json')))
    },
  )
  .put(
    '/:id/languages/:code',
    allow('products.text'),
    describe(
      'Saves a category’s words in a language; its old address there leads to the new one',
      editableCategoriesSchema,
    ),
    parse('param', categoryLanguageParam),
    parse('json', saveCategoryWordsSchema),
    async (c) =>
      answer(c, await saveCategoryWords(c.var.ctx, c.req.valid('param'), c.req.valid('json'))),
  )
  .delete(
    '/:id',
    allow('products.edit'),
    describe('Removes a category that no product stands in', editableCategoriesSchema),
    parse('param', categoryParam),
    parse('query', removeCategoryQuery),
    async (c) => {
      const { id } = c.req.valid('param')
      return answer(c, await removeCategory(c.var.ctx, id, c.req.valid('query').rev))
    },
  )
