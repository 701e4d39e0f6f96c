import { Hono } from 'hono'
import { nothingSchema } from '#domain/account.schema.ts'
import { idempotencyKeySchema } from '#domain/cart.schema.ts'
import {
  madePreviewSchema,
  newPreviewSchema,
  previewIdSchema,
  previewsSchema,
} from '#domain/editing.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { problem } from '#server/http/problem.ts'
import { getPreviews, makePreview, revokePreview } from './previews.service.ts'

/** Links for people without an account. */
export const previewsRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    allow('content.read'),
    describe('The preview links that still open something', previewsSchema),
    async (c) => c.json(await getPreviews(c.var.ctx)),
  )
  .post(
    '/',
    allow('content.edit'),
    describe('Makes a link that shows one page with its drafts, for 7 days', madePreviewSchema),
    parse('header', idempotencyKeySchema),
    parse('json', newPreviewSchema),
    async (c) => {
      const key = c.req.valid('header')['idempotency-key']
      const result = await makePreview(c.var.ctx, c.req.valid('json'), key)
      return result.ok ? c.json(result.value) : problem(c, result.problem)
    },
  )
  .delete(
    '/:id',
    allow('content.edit'),
    describe('Ends a preview link at once', nothingSchema),
    parse('param', previewIdSchema),
    async (c) => {
      const result = await revokePreview(c.var.ctx, c.req.valid('param').id)
      return result.ok ? c.json(result.value) : problem(c, result.problem)
    },
  )
