import { createMiddleware } from 'hono/factory'

/** What belongs to one visitor: nobody may keep a copy. */
export const unkept = createMiddleware(async (c, next) => {
  await next()
  // `c.header` would copy the whole answer by now.
  c.res.headers.set('Cache-Control', 'private, no-store')
})
