import { Hono } from 'hono'
import { othersSchema, presenceSchema } from '#domain/editing.schema.ts'
import { nothingSchema } from '#domain/account.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { bePresent, endPresence } from './presence.service.ts'

export const presenceRoutes = new Hono<ApiEnv>()
  .post(
    '/',
    allow('content.translate'),
    describe('Tells what the caller is editing, and answers who else is', othersSchema),
    parse('json', presenceSchema),
    async (c) => c.json(await bePresent(c.var.ctx, c.req.valid('json'))),
  )
  .post(
    '/end',
    allow('content.translate'),
    describe('Tells that the caller edits this text no more', nothingSchema),
    parse('json', presenceSchema),
    async (c) => {
      await endPresence(c.var.ctx, c.req.valid('json'))
      return c.json({})
    },
  )
