import { Hono } from 'hono'
import { nothingSchema } from '#domain/account.schema.ts'
import {
  madePreviewSchema,
  newPreviewSchema,
  previewIdSchema,
  previewsSchema,
} from '#domain/editing.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, callKeyOf, describe, keyed, parse } from '#server/http/endpoint.ts'
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
    keyed,
    parse('json', newPreviewSchema),
    async (c) => answer(c, await makePreview(c.var.ctx, c.req.valid('json'), callKeyOf(c))),
  )
  .delete(
    '/:id',
    allow('content.edit'),
    describe('Ends a preview link at once', nothingSchema),
    parse('param', previewIdSchema),
    async (c) => answer(c, await revokePreview(c.var.ctx, c.req.valid('param').id)),
  )
