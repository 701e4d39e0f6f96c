import { Hono } from 'hono'
import {
  adminProductSchema,
  adminProductsSchema,
  changedProductsSchema,
  changeProductsSchema,
  newProductSchema,
  productLanguageParam,
  productParam,
  productQuerySchema,
  saveProductFactsSchema,
  saveProductStateSchema,
  saveProductWordsSchema,
} from '#domain/admin-products.schema.ts'
import { saveProductPriceSchema } from '#domain/product-price.schema.ts'
import { moveStockSchema, saveProductStockSchema } from '#domain/product-stock.schema.ts'
import { saveProductTradeSchema } from '#domain/product-trade.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, callKeyOf, describe, keyed, parse } from '#server/http/endpoint.ts'
import { copyProduct } from './copy-product.service.ts'
import { productContentsRoutes } from './product-contents.routes.ts'
import { makeProduct } from './make-product.service.ts'
import { saveProductFacts } from './product-facts.service.ts'
import { getAdminProducts } from './product-list.service.ts'
import { saveProductPrice } from './product-price.service.ts'
import { saveProductState } from './product-state.service.ts'
import { moveStock, saveProductStock } from './product-stock.service.ts'
import { saveProductTrade } from './product-trade.service.ts'
import { saveProductWords } from './product-words.service.ts'
import { getAdminProduct } from './products.service.ts'
import { changeProducts } from './several-products.service.ts'

/** The factory's products, as its people make and change them. */
export const productRoutes = new Hono<ApiEnv>()
  .route('/', productContentsRoutes)
  .get(
    '/',
    allow('products.read'),
    describe('A page of the products, with what each of them lacks', adminProductsSchema),
    parse('query', productQuerySchema),
    async (c) => c.json(await getAdminProducts(c.var.ctx, c.req.valid('query'))),
  )
  .post(
    '/',
    allow('products.edit'),
    describe('Makes a product that visitors do not see yet', adminProductSchema, 201),
    keyed,
    parse('json', newProductSchema),
    async (c) => answer(c, await makeProduct(c.var.ctx, c.req.valid('json'), callKeyOf(c)), 201),
  )
  .post(
    '/changes',
    allow('products.edit'),
    describe(
      'Changes price, category or state of several products: each that can be changed is',
      changedProductsSchema,
    ),
    parse('json', changeProductsSchema),
    async (c) => c.json(await changeProducts(c.var.ctx, c.req.valid('json'))),
  )
  .get(
    '/:id',
    allow('products.read'),
    describe('The whole product, in all its languages', adminProductSchema),
    parse('param', productParam),
    async (c) => answer(c, await getAdminProduct(c.var.ctx, c.req.valid('param').id)),
  )
  .post(
    '/:id/copies',
    allow('products.edit'),
    describe('Makes a draft of what a product is', adminProductSchema, 201),
    keyed,
    parse('param', productParam),
    async (c) =>
      answer(c, await copyProduct(c.var.ctx, c.req.valid('param').id, callKeyOf(c)), 201),
  )
  .put(
    '/:id/languages/:code',
    allow('products.text', 'dishes.edit'),
    describe(
      'Saves a product’s words in a language; its old address there leads to the new one',
      adminProductSchema,
    ),
    parse('param', productLanguageParam),
    parse('json', saveProductWordsSchema),
    async (c) =>
      answer(c, await saveProductWords(c.var.ctx, c.req.valid('param'), c.req.valid('json'))),
  )
  .put(
    '/:id/facts',
    allow('products.edit'),
    describe('Saves what a product is, and how it is sold and sent', adminProductSchema),
    parse('param', productParam),
    parse('json', saveProductFactsSchema),
    async (c) =>
      answer(c, await saveProductFacts(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .put(
    '/:id/price',
    allow('products.edit', 'dishes.edit'),
    describe('Saves what a product costs, and what it cost until now', adminProductSchema),
    parse('param', productParam),
    parse('json', saveProductPriceSchema),
    async (c) =>
      answer(c, await saveProductPrice(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .put(
    '/:id/trade',
    allow('products.edit'),
    describe('Saves how a product is packed and priced for businesses', adminProductSchema),
    parse('param', productParam),
    parse('json', saveProductTradeSchema),
    async (c) =>
      answer(c, await saveProductTrade(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .put(
    '/:id/state',
    allow('products.edit', 'dishes.edit'),
    describe('Publishes a product, takes it back, or puts it away', adminProductSchema),
    parse('param', productParam),
    parse('json', saveProductStateSchema),
    async (c) =>
      answer(c, await saveProductState(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .put(
    '/:id/stock',
    allow('stock.edit'),
    describe('Saves how a product’s stock is kept', adminProductSchema),
    parse('param', productParam),
    parse('json', saveProductStockSchema),
    async (c) =>
      answer(c, await saveProductStock(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .post(
    '/:id/stock/movements',
    allow('stock.edit'),
    describe('Writes down what came onto the shelf or left it', adminProductSchema, 201),
    keyed,
    parse('param', productParam),
    parse('json', moveStockSchema),
    async (c) => {
      const move = { ...c.req.valid('param'), ...c.req.valid('json') }
      return answer(c, await moveStock(c.var.ctx, move, callKeyOf(c)), 201)
    },
  )
