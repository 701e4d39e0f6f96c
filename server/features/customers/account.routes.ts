import { Hono } from 'hono'
import type { ApiEnv } from '#server/http/api-env.ts'
import { unkept } from '#server/http/middleware/unkept.ts'
import { addressRoutes } from './addresses.routes.ts'
import { consentRoutes } from '#server/features/privacy/consents.routes.ts'
import { eraseRoutes } from '#server/features/privacy/erase.routes.ts'
import { exportRoutes } from '#server/features/privacy/export.routes.ts'
import { accountNewsletterRoutes } from '#server/features/newsletters/subscriptions/account-newsletters.routes.ts'
import { ownOrderRoutes } from './own-orders.routes.ts'
import { ownQuoteRoutes } from '#server/features/quotes/own-quotes.routes.ts'
import { ownSessionRoutes } from '#server/features/identity/own-sessions.routes.ts'
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
  .route('/newsletters', accountNewsletterRoutes)
  .route('/orders', ownOrderRoutes)
  .route('/quotes', ownQuoteRoutes)
  .route('/sessions', ownSessionRoutes)
