import { Hono } from 'hono'
import type { ApiEnv } from '#server/http/api-env.ts'
import { unkept } from '#server/http/middleware/unkept.ts'
import { quoteFileRoutes } from './files.routes.ts'
import { quoteGoodsRoutes } from './goods.routes.ts'
import { buyersQuoteRoutes } from './quote.routes.ts'
import { requestRoutes } from './request.routes.ts'
import { quoteStartRoutes } from './start.routes.ts'

/** Everything that buyers ask of quotes; what sales do is in `admin/`. */
export const quoteRoutes = new Hono<ApiEnv>()
  .use(unkept)
  .route('/', requestRoutes)
  // Before the quotes by their tokens: `files`, `goods` and `start` are none.
  .route('/', quoteFileRoutes)
  .route('/', quoteGoodsRoutes)
  .route('/', quoteStartRoutes)
  .route('/', buyersQuoteRoutes)
