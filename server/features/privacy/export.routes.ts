import { Hono } from 'hono'
import * as v from 'valibot'
import { boundedText } from '#domain/bounded-text.schema.ts'
import { nothingSchema } from '#domain/account.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, describe, describeFile, parse } from '#server/http/endpoint.ts'
import { problem } from '#server/http/problem.ts'
import { fetchExport } from './export.service.ts'
import { mailProof } from '#server/features/identity/mailed-proof.service.ts'

const tokenSchema = v.strictObject({ token: boundedText(200) })

export const exportRoutes = new Hono<ApiEnv>()
  .post(
    '/',
    allow('account.own'),
    describe('Mails a link to a file with everything about the caller', nothingSchema),
    parse('json', nothingSchema),
    async (c) => answer(c, await mailProof(c.var.ctx, 'export'), 202),
  )
  .post(
    '/file',
    allow('account.own'),
    describeFile('Everything about the caller, by a mailed link', 'application/zip'),
    parse('json', tokenSchema),
    async (c) => {
      const result = await fetchExport(c.var.ctx, c.req.valid('json').token)
      if (!result.ok) return problem(c, result.problem)
      return c.body(result.value, 200, {
        'Content-Type': 'application/zip',
        'Content-Disposition': 'attachment; filename="my-data.zip"',
      })
    },
  )
