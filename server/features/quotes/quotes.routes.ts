import { Hono } from 'hono'
import type { ApiEnv } from '#server/http/api-env.ts'
import { unkept } from '#server/http/middleware/unkept.ts'

/** Everything that buyers ask of quotes; what sales do is in `admin/`. */
export const quoteRoutes = new Hono<ApiEnv>().use(unkept)
