import { Hono } from 'hono'
import { eraseSchema, nothingSchema } from '#domain/account.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { problem } from '#server/http/problem.ts'
import { erase } from './erase.service.ts'
import { mailProof } from '#server/features/identity/mailed-proof.service.ts'
import { forgetSession } from '#server/http/session-cookie.ts'

export const eraseRoutes = new Hono<ApiEnv>()
  .post(
    '/',
    allow('account.own'),
    describe('Deletes the caller’s account for good', nothingSchema),
    parse('json', eraseSchema),
    async (c) => {
      const result = await erase(c.var.ctx, c.req.valid('json'))
      if (!result.ok) return problem(c, result.problem)
      forgetSession(c)
      return c.json(result.value)
    },
  )
  .post(
    '/proof',
    allow('account.own'),
    describe('Mails a link that proves the caller where no password can', nothingSchema),
    parse('json', nothingSchema),
    async (c) => answer(c, await mailProof(c.var.ctx, 'erase'), 202),
  )
