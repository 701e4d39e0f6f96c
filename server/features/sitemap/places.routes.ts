import { Hono } from 'hono'
import { placesSchema } from '#domain/places.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { allow, describe } from '#server/http/endpoint.ts'
import { listLinkedPaths } from './sitemap.service.ts'

/** What editors of links learn of addresses. */
export const placesRoutes = new Hono<ApiEnv>().get(
  '/',
  allow('content.read'),
  describe('The paths of this site that a link may lead to', placesSchema),
  async (c) => c.json({ paths: [...(await listLinkedPaths(c.var.ctx))] }),
)
