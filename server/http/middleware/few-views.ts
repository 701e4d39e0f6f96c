import { createMiddleware } from 'hono/factory'
import type { ApiEnv } from '#server/http/api-env.ts'
import { networkOf } from '#server/http/network-address.ts'
import { problem } from '#server/http/problem.ts'

/** For what is opened by an unguessable id: a network address gets so many tries a minute (app.config.ts). */
export const fewViews = limitedTo('orderViews', 'order.read')

/** For catalogues, whose goods and texts are much to read: the same. */
export const fewCatalogues = limitedTo('catalogueViews', 'catalogue.read')

function limitedTo(limit: 'orderViews' | 'catalogueViews', what: string) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const isAllowed = await c.env.platform[limit].allows(networkOf(c.req.raw.headers))
    if (isAllowed) return next()
    c.get('request').log.warn('limited', { what })
    return problem(c, { code: 'too_many_requests' })
  })
}
