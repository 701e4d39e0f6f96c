import { Hono } from 'hono'
import { homeSchema } from '#domain/content.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { allow, describe } from '#server/http/endpoint.ts'
import { getHome } from './home.service.ts'

export const homeRoutes = new Hono<ApiEnv>().get(
  '/',
  allow('site.read'),
  describe('All that the home page shows', homeSchema),
  async (c) => c.json(await getHome(c.var.ctx)),
)
