import { Hono } from 'hono'
import { shellSchema } from '#domain/shell.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { allow, describe } from '#server/http/endpoint.ts'
import { getShell } from './shell.service.ts'

export const shellRoutes = new Hono<ApiEnv>().get(
  '/',
  allow('site.read'),
  describe('Header, footer and settings in the caller’s language', shellSchema),
  async (c) => c.json(await getShell(c.var.ctx)),
)
