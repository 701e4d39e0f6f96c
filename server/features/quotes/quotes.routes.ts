import { Hono } from 'hono'
import type { ApiEnv } from '#server/http/api-env.ts'
import { unkept } from '#server/http/middleware/unkept.ts'
import { quoteFileRoutes } from './files.routes.ts'
import { buyersQuoteRoutes } from './quote.routes.ts'
import { requestRoutes } from './request.routes.ts'

/** Everything that buyers ask of quotes; what sales do is in `admin/`. */
export const quoteRoutes = new Hono<ApiEnv>()
  .use(unkept)
  .route('/', requestRoutes)
  // Before the quotes by their tokens: `files` is none.
  .route('/', quoteFileRoutes)
  .route('/', buyersQuoteRoutes)
