import { Hono } from 'hono'
import type { ApiEnv } from '#server/http/api-env.ts'
import { unkept } from '#server/http/middleware/unkept.ts'
import { addressRoutes } from './addresses.routes.ts'
import { savedListRoutes } from './saved-lists.routes.ts'

/** What a person may see and do with what is theirs. */
export const accountRoutes = new Hono<ApiEnv>()
  .use(unkept)
  .route('/addresses', addressRoutes)
  .route('/lists', savedListRoutes)
