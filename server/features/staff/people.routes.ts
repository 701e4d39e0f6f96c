import { Hono } from 'hono'
import { idSchema, nothingSchema } from '#domain/account.schema.ts'
import { idempotencyKeySchema } from '#domain/cart.schema.ts'
import {
  adminPeopleSchema,
  adminPersonSchema,
  changeAdminSchema,
  inviteSchema,
  peopleQuerySchema,
} from '#domain/people.schema.ts'
import { reauthSchema } from '#domain/second-factor.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { changeAdmin, endSessionsOf, getPeople, removeFactors } from './admins.service.ts'
import { invite } from './invite.service.ts'

/** Those who work here, and what they may do. */
export const peopleRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    allow('people.read'),
    describe('Those who work here', adminPeopleSchema),
    parse('query', peopleQuerySchema),
    async (c) => c.json(await getPeople(c.var.ctx, c.req.valid('query'))),
  )
  .post(
    '/invitations',
    allow('people.edit'),
    describe('Makes a place for somebody: by a mailed link, or at once', adminPersonSchema, 201),
    parse('header', idempotencyKeySchema),
    parse('json', inviteSchema),
    async (c) => {
      const key = c.req.valid('header')['idempotency-key']
      return answer(c, await invite(c.var.ctx, c.req.valid('json'), key), 201)
    },
  )
  .patch(
    '/:id',
    allow('people.edit'),
    describe('Changes someone’s role, languages, or whether they are in', adminPersonSchema),
    parse('param', idSchema),
    parse('json', changeAdminSchema),
    async (c) => {
      const { id } = c.req.valid('param')
      return answer(c, await changeAdmin(c.var.ctx, id, c.req.valid('json')))
    },
  )
  .post(
    '/:id/remove-factors',
    allow('people.edit'),
    describe('Takes someone’s second factors away and signs them out', adminPersonSchema),
    parse('param', idSchema),
    parse('json', reauthSchema),
    async (c) => {
      const { id } = c.req.valid('param')
      return answer(c, await removeFactors(c.var.ctx, id, c.req.valid('json').password))
    },
  )
  .post(
    '/:id/end-sessions',
    allow('people.edit'),
    describe('Signs someone out everywhere', adminPersonSchema),
    parse('param', idSchema),
    parse('json', nothingSchema),
    async (c) => answer(c, await endSessionsOf(c.var.ctx, c.req.valid('param').id)),
  )
