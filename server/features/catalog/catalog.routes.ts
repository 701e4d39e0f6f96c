import { Hono } from 'hono'
import {
  categoriesSchema,
  categoryListQuery,
  featuredSchema,
  productListQuery,
  productListSchema,
  slugParam,
} from '#domain/catalog.schema.ts'
import { productSchema } from '#domain/product.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { getFeatured, listCategories } from './categories.service.ts'
import { isInvented, listCategory, listProducts } from './list.service.ts'
import { getProduct } from './product.service.ts'

export const catalogRoutes = new Hono<ApiEnv>()
  .get(
    '/products',
    allow('catalog.read'),
    describe(
      'Products under filters, 40 a page, with the counts of every facet',
      productListSchema,
    ),
    parse('query', productListQuery),
    async (c) => {
      const query = c.req.valid('query')
      const list = await listProducts(c.var.ctx, query)
      if (isInvented(list, query)) c.header('Cache-Control', 'no-store')
      return c.json(list)
    },
  )
  .get(
    '/products/:slug',
    allow('catalog.read'),
    describe(
      'One product by its slug in any language, with its full food information',
      productSchema,
    ),
    parse('param', slugParam),
    async (c) => answer(c, await getProduct(c.var.ctx, c.req.valid('param').slug)),
  )
  .get(
    '/categories',
    allow('catalog.read'),
    describe('The categories in their order, with counts and pictures', categoriesSchema),
    async (c) => c.json(await listCategories(c.var.ctx)),
  )
  .get(
    '/categories/:slug',
    allow('catalog.read'),
    describe(
      'The products of one category, by its key or its slug in any language',
      productListSchema,
    ),
    parse('param', slugParam),
    parse('query', categoryListQuery),
    async (c) => {
      const list = await listCategory(c.var.ctx, c.req.valid('param').slug, c.req.valid('query'))
      if (list.ok && isInvented(list.value)) c.header('Cache-Control', 'no-store')
      return answer(c, list)
    },
  )
  .get(
    '/featured',
    allow('catalog.read'),
    describe('What the home page shows: the categories and the best sellers', featuredSchema),
    async (c) => c.json(await getFeatured(c.var.ctx)),
  )
