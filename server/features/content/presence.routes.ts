import { Hono } from 'hono'
import { othersSchema, presenceSchema } from '#domain/editing.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { bePresent } from './presence.service.ts'

export const presenceRoutes = new Hono<ApiEnv>().post(
  '/',
  allow('content.translate'),
  describe('Tells what the caller is editing, and answers who else is', othersSchema),
  parse('json', presenceSchema),
  async (c) => c.json(await bePresent(c.var.ctx, c.req.valid('json'))),
)
