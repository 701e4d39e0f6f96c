import { Hono } from 'hono'
import * as v from 'valibot'
import { boundedText } from '#domain/bounded-text.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { problem } from '#server/http/problem.ts'
import { getShell } from './shell.service.ts'

const namedSchema = v.object({
  factory: boundedText(100, 'not_found'),
  language: boundedText(100, 'not_found'),
  revision: boundedText(100, 'not_found'),
  build: boundedText(100, 'not_found'),
})

export const wordsRoutes = new Hono<ApiEnv>().get(
  '/:factory/:language/:revision/:build',
  allow('site.read'),
  describe(
    'The factory’s own interface texts in a language: compiled messages by id',
    v.record(v.string(), v.unknown()),
  ),
  parse('param', namedSchema),
  async (c) => {
    const { ctx } = c.var
    const wanted = c.req.valid('param')
    const language = ctx.site.languages.find(({ code }) => code === wanted.language)
    const isOurs = wanted.factory === ctx.site.factoryId && wanted.build === BUILD_ID
    if (!language || !isOurs) return problem(c, { code: 'not_found' })
    const { overrides, revision } = await getShell({ ...ctx, language })
    // Other words than those that the page was made with would not fit it: the catalogue's stand there.
    if (revision !== wanted.revision) return problem(c, { code: 'not_found' })
    return c.body(overrides || '{}', 200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    })
  },
)
