import { Hono } from 'hono'
import { adminHealthSchema } from '#domain/health.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { allow, describe } from '#server/http/endpoint.ts'
import { getHealth } from './admin-health.service.ts'

export const adminHealthRoutes = new Hono<ApiEnv>().get(
  '/',
  allow('settings.read'),
  describe('How the mails and the jobs stand, and which settings they miss', adminHealthSchema),
  async (c) => c.json(await getHealth(c.var.ctx)),
)
