import { Hono } from 'hono'
import {
  adminProductSchema,
  productLanguageParam,
  productParam,
} from '#domain/admin-products.schema.ts'
import { saveFoodSchema, saveFoodWordsSchema } from '#domain/product-food.schema.ts'
import { saveOptionsSchema } from '#domain/product-options.schema.ts'
import { savePicturesSchema } from '#domain/product-pictures.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { saveFood, saveFoodWords } from './product-food.service.ts'
import { saveOptions } from './product-options.service.ts'
import { savePictures } from './product-pictures.service.ts'

/** What is in a product, what it looks like, and what a buyer may choose of it; a dish is one too (`findAdminProduct`). */
export const productContentsRoutes = new Hono<ApiEnv>()
  .put(
    '/:id/food',
    allow('products.edit', 'dishes.edit'),
    describe(
      'Saves ingredients, allergens, diets and nutrition; who confirms them answers for them by name',
      adminProductSchema,
    ),
    parse('param', productParam),
    parse('json', saveFoodSchema),
    async (c) => answer(c, await saveFood(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .put(
    '/:id/food/:code',
    allow('products.text', 'dishes.edit'),
    describe('Saves the words of a product’s food in a language', adminProductSchema),
    parse('param', productLanguageParam),
    parse('json', saveFoodWordsSchema),
    async (c) =>
      answer(c, await saveFoodWords(c.var.ctx, c.req.valid('param'), c.req.valid('json'))),
  )
  .put(
    '/:id/pictures',
    allow('products.edit', 'dishes.edit'),
    describe('Saves which pictures a product has, the first one before others', adminProductSchema),
    parse('param', productParam),
    parse('json', savePicturesSchema),
    async (c) =>
      answer(c, await savePictures(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .put(
    '/:id/options',
    allow('products.edit', 'dishes.edit'),
    describe('Saves what a buyer may choose, and what each choice adds', adminProductSchema),
    parse('param', productParam),
    parse('json', saveOptionsSchema),
    async (c) =>
      answer(c, await saveOptions(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
