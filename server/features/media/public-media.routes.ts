import { Hono } from 'hono'
import { publicMediaSchema } from '#domain/media.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { allow, describeFile, parse } from '#server/http/endpoint.ts'
import { problem } from '#server/http/problem.ts'
import { readPublic } from './public-media.service.ts'

/** What readers get at `/media/…`; the Worker asks here and keeps the answer. */
export const publicMediaRoutes = new Hono<ApiEnv>().get(
  '/:id/:version/:size',
  allow('site.read'),
  describeFile('A picture of the library in one of its widths, or a file of it', 'image/webp'),
  parse('param', publicMediaSchema),
  async (c) => {
    const { id, version, size } = c.req.valid('param')
    const result = await readPublic(c.var.ctx, `/media/${id}/${version}/${size}`, {
      accept: c.req.header('accept') ?? '',
      range: c.req.header('range'),
      ifRange: c.req.header('if-range'),
    })
    if (!result.ok) return problem(c, result.problem)
    const { value } = result
    if ('movedTo' in value)
      return c.body(null, 302, { Location: value.movedTo, 'Cache-Control': 'no-store' })
    return new Response(value.body, { status: value.status, headers: value.headers })
  },
)
