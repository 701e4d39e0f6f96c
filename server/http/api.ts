import { Hono } from 'hono'
import { catalogRoutes } from '#server/features/catalog/catalog.routes.ts'
import { cartRoutes } from '#server/features/cart/cart.routes.ts'
import { contentRoutes } from '#server/features/content/content.routes.ts'
import { homeRoutes } from '#server/features/content/home.routes.ts'
import { healthRoutes } from '#server/features/health/health.routes.ts'
import { searchRoutes } from '#server/features/search/search.routes.ts'
import { shellRoutes } from '#server/features/shell/shell.routes.ts'
import { apiDocs } from './api-docs.ts'
import type { ApiEnv } from './api-env.ts'
import { limitedBody } from './middleware/body-limit.ts'
import { request } from './middleware/request.ts'
import { sameSite } from './middleware/same-site.ts'
import { onError } from './on-error.ts'
import { problem } from './problem.ts'

/** Every endpoint of the product: the one door for parsing, permission, errors and logs. */
export const api = new Hono<ApiEnv>()
  .basePath('/api')
  .use(request)
  .use(sameSite)
  .use(limitedBody)
  .route('/catalog', catalogRoutes)
  .route('/health', healthRoutes)
  .route('/search', searchRoutes)
  .route('/content', contentRoutes)
  .route('/health', healthRoutes)
  .route('/home', homeRoutes)
  .route('/shell', shellRoutes)
  .route('/cart', cartRoutes)

api.route('/', apiDocs(api))
api.onError(onError)
api.notFound((c) => problem(c, { code: 'not_found' }))

export type Api = typeof api
