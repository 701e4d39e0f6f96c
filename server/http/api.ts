import { Hono } from 'hono'
import { cartRoutes } from '#server/features/cart/cart.routes.ts'
import { checkoutRoutes } from '#server/features/checkout/checkout.routes.ts'
import { healthRoutes } from '#server/features/health/health.routes.ts'
import { orderRoutes } from '#server/features/orders/orders.routes.ts'
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
  .route('/health', healthRoutes)
  .route('/shell', shellRoutes)
  .route('/cart', cartRoutes)
  .route('/checkout', checkoutRoutes)
  .route('/orders', orderRoutes)

api.route('/', apiDocs(api))
api.onError(onError)
api.notFound((c) => problem(c, { code: 'not_found' }))

export type Api = typeof api
