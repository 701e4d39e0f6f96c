import { Hono } from 'hono'
import { tableParam, tableSchema } from '#domain/restaurant-checkout.schema.ts'
import { answer } from '#server/http/answer.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { unkept } from '#server/http/middleware/unkept.ts'
import { getTable } from './tables.service.ts'

export const tableRoutes = new Hono<ApiEnv>().get(
  '/:token',
  unkept,
  allow('catalog.read'),
  describe('The table of a code, and whose it is', tableSchema),
  parse('param', tableParam),
  async (c) => answer(c, await getTable(c.var.ctx, c.req.valid('param').token)),
)
