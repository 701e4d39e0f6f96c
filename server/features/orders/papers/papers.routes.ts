import { Hono } from 'hono'
import { papersQuerySchema, papersSchema } from '#domain/order-papers.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { getPapers } from './papers.service.ts'

/** What is printed of orders to pick and pack them by. */
export const paperRoutes = new Hono<ApiEnv>().get(
  '/papers',
  allow('orders.read'),
  describe('Pick list and packing lists of chosen orders, or of a day', papersSchema),
  parse('query', papersQuerySchema),
  async (c) => c.json(await getPapers(c.var.ctx, c.req.valid('query'))),
)
