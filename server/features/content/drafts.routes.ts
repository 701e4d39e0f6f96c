import { Hono } from 'hono'
import { draftsSchema, editableTextsSchema, publishDraftsSchema } from '#domain/editing.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { problem } from '#server/http/problem.ts'
import { getDrafts, publishDrafts } from './drafts.service.ts'

export const draftsRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    allow('content.read'),
    describe('Every draft that waits, with the words and who wrote them', draftsSchema),
    async (c) => c.json(await getDrafts(c.var.ctx)),
  )
  .post(
    '/publish',
    allow('content.translate'),
    describe('Publishes drafts together, all or none', editableTextsSchema),
    parse('json', publishDraftsSchema),
    async (c) => {
      const result = await publishDrafts(c.var.ctx, c.req.valid('json').items)
      return result.ok ? c.json({ texts: result.value }) : problem(c, result.problem)
    },
  )
