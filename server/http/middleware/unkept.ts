import { createMiddleware } from 'hono/factory'

/** What belongs to one visitor: nobody may keep a copy. */
export const unkept = createMiddleware(async (c, next) => {
  await next()
  c.header('Cache-Control', 'private, no-store')
})
