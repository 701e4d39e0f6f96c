import { Hono } from 'hono'
import { queueParam, queueSchema } from '#domain/queue.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { getQueue } from './queue.service.ts'

/** Two hundred screens of one wall are one question to the database each two seconds. */
const kept = { 'Cache-Control': 'public, max-age=2' }

/** The numbers on the wall of a restaurant, for everybody. */
export const queueRoutes = new Hono<ApiEnv>().get(
  '/:restaurantId',
  allow('catalog.read'),
  describe('The numbers that a restaurant makes and calls; 304 where nothing changed', queueSchema),
  parse('param', queueParam),
  async (c) => {
    const { restaurantId } = c.req.valid('param')
    const since = revisionIn(c.req.header('if-none-match'))
    const queue = await getQueue(c.var.ctx, { restaurantId, since })
    if (!queue.ok) return answer(c, queue)
    if (!queue.value) return c.body(null, 304, { ETag: `"${since}"`, ...kept })
    return c.json(queue.value, 200, { ETag: `"${queue.value.rev}"`, ...kept })
  },
)

/** A revision in a tag, also in one that was weakened on its way; 0 where there is none. */
function revisionIn(tag: string | undefined): number {
  return Number(/^(?:W\/)?"(\d{1,15})"$/u.exec(tag ?? '')?.[1] ?? 0)
}
