import { Hono } from 'hono'
import { newRedirectSchema, redirectParam, redirectsSchema } from '#domain/pages.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { addRedirect, getRedirects, removeRedirect } from './redirects.service.ts'

/** Addresses that lead on to where something is now. */
export const redirectsRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    allow('content.read'),
    describe('Every redirect, also those that pages left behind', redirectsSchema),
    async (c) => c.json(await getRedirects(c.var.ctx)),
  )
  .post(
    '/',
    allow('content.publish'),
    describe('Makes an address that nothing uses lead on', redirectsSchema, 201),
    parse('json', newRedirectSchema),
    async (c) => answer(c, await addRedirect(c.var.ctx, c.req.valid('json')), 201),
  )
  .delete(
    '/:id',
    allow('content.publish'),
    describe('Removes a redirect', redirectsSchema),
    parse('param', redirectParam),
    async (c) => c.json(await removeRedirect(c.var.ctx, c.req.valid('param').id)),
  )
