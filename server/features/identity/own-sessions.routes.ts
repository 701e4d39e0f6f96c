import { Hono } from 'hono'
import { endedSchema, idSchema, nothingSchema, ownSessionsSchema } from '#domain/account.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { problem } from '#server/http/problem.ts'
import { endOtherSessions, endSession, getSessions } from './own-sessions.service.ts'
import { forgetSession } from '#server/http/session-cookie.ts'

export const ownSessionRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    allow('account.own'),
    describe('Where the caller is signed in', ownSessionsSchema),
    async (c) => c.json(await getSessions(c.var.ctx)),
  )
  .post(
    '/end-others',
    allow('account.own'),
    describe('Signs the caller out everywhere else', endedSchema),
    parse('json', nothingSchema),
    async (c) => c.json(await endOtherSessions(c.var.ctx)),
  )
  .delete(
    '/:id',
    allow('account.own'),
    describe('Ends one of the caller’s sessions', nothingSchema),
    parse('param', idSchema),
    async (c) => {
      const { id } = c.req.valid('param')
      const result = await endSession(c.var.ctx, id)
      if (!result.ok) return problem(c, result.problem)
      if (id === c.var.ctx.actor.sessionId) forgetSession(c)
      return c.json(result.value)
    },
  )
