import { Hono } from 'hono'
import * as v from 'valibot'
import type { ApiEnv } from '#server/http/api-env.ts'
import { allow, describe } from '#server/http/endpoint.ts'

const healthAnswer = v.object({ status: v.picklist(['ok', 'stale']) })

/** Reads only. `stale`: the database is out of reach and the last known site is shown. */
export const healthRoutes = new Hono<ApiEnv>().get(
  '/',
  allow('site.read'),
  describe('Whether the site and its database answer', healthAnswer),
  (c) => c.json({ status: c.var.ctx.memory.isStale ? ('stale' as const) : ('ok' as const) }),
)
