import { Hono } from 'hono'
import { searchAnswerSchema, searchQuery } from '#domain/search.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { searchProducts } from './search.service.ts'

export const searchRoutes = new Hono<ApiEnv>().get(
  '/',
  allow('catalog.read'),
  describe(
    'At most 8 products whose name, description, item number or barcode fits',
    searchAnswerSchema,
  ),
  parse('query', searchQuery),
  async (c) => c.json(await searchProducts(c.var.ctx, c.req.valid('query').q)),
)
