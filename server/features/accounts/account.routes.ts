import { Hono } from 'hono'
import type { ApiEnv } from '#server/http/api-env.ts'
import { unkept } from '#server/http/middleware/unkept.ts'
import { addressRoutes } from './addresses.routes.ts'
import { consentRoutes } from './consents.routes.ts'
import { eraseRoutes } from './erase.routes.ts'
import { exportRoutes } from './export.routes.ts'
import { ownOrderRoutes } from './own-orders.routes.ts'
import { ownSessionRoutes } from './own-sessions.routes.ts'
import { profileRoutes } from './profile.routes.ts'
import { savedListRoutes } from './saved-lists.routes.ts'

/** What a person may see and do with what is theirs. */
export const accountRoutes = new Hono<ApiEnv>()
  .use(unkept)
  .route('/', profileRoutes)
  .route('/addresses', addressRoutes)
  .route('/consents', consentRoutes)
  .route('/erase', eraseRoutes)
  .route('/export', exportRoutes)
  .route('/lists', savedListRoutes)
  .route('/orders', ownOrderRoutes)
  .route('/sessions', ownSessionRoutes)
