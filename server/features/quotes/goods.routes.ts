import { Hono } from 'hono'
import { askGoodsSchema, quoteGoodsSchema } from '#domain/quote-goods.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { getQuoteGoods } from './goods.service.ts'

export const quoteGoodsRoutes = new Hono<ApiEnv>().post(
  '/goods',
  allow('quote.ask'),
  describe('Goods that can be quoted, by id, item number or barcode', quoteGoodsSchema),
  parse('json', askGoodsSchema),
  async (c) => c.json(await getQuoteGoods(c.var.ctx, c.req.valid('json'))),
)
