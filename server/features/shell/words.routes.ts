import { Hono } from 'hono'
import * as v from 'valibot'
import type { ApiEnv } from '#server/http/api-env.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { problem } from '#server/http/problem.ts'
import { getShell } from './shell.service.ts'

const namedSchema = v.object({ language: v.string(), revision: v.string() })

export const wordsRoutes = new Hono<ApiEnv>().get(
  '/:language/:revision',
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
    if (!language) return problem(c, { code: 'not_found' })
    const { overrides, revision } = await getShell({ ...ctx, language })
    // Under any other revision it may change yet: whoever asks next must ask again.
    const isLasting = revision === wanted.revision
    return c.body(overrides || '{}', 200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': isLasting ? 'public, max-age=31536000, immutable' : 'no-cache',
    })
  },
)
