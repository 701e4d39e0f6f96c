import { Hono } from 'hono'
import { nothingSchema } from '#domain/account.schema.ts'
import { bounceHeadersSchema, bounceReportSchema } from '#domain/bounces.schema.ts'
import { answer } from '#server/http/answer.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { unkept } from '#server/http/middleware/unkept.ts'
import { problem } from '#server/http/problem.ts'
import { isSigned } from './bounce-signature.ts'
import { takeReport } from './bounces.service.ts'

/** How the mail provider reports what came back. The secret is the right to do so; without one set, nobody has it. */
export const bounceRoutes = new Hono<ApiEnv>().post(
  '/bounces',
  // Here alone: what else is read under this address is part of pages that are kept.
  unkept,
  allow('site.read'),
  describe(
    'Takes a report of a mail that bounced or was called spam, once per report',
    nothingSchema,
  ),
  parse('header', bounceHeadersSchema),
  async (c, next) => {
    const { settings, now } = c.var.ctx
    const secret = settings.BOUNCE_WEBHOOK_SECRET
    if (secret === '') return problem(c, { code: 'not_found' })
    const { 'x-timestamp': timestamp, 'x-signature': signature } = c.req.valid('header')
    const by = { timestamp, signature, secret, now: now() }
    // Before anything of the body is read as what it says.
    if (!(await isSigned(await c.req.text(), by))) return problem(c, { code: 'forbidden' })
    return next()
  },
  parse('json', bounceReportSchema),
  async (c) => answer(c, await takeReport(c.var.ctx, c.req.valid('json'))),
)
