import { Hono } from 'hono'
import {
  changeEmailSchema,
  changePasswordSchema,
  changeProfileSchema,
  nothingSchema,
  overviewSchema,
  profileSchema,
} from '#domain/account.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { browserOf } from '#server/http/browser.ts'
import { askForEmail, changePassword } from '#server/features/identity/credentials.service.ts'
import { changeProfile, getOverview } from './profile.service.ts'

export const profileRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    allow('account.own'),
    describe('Who the caller is, and what is theirs', overviewSchema),
    async (c) => answer(c, await getOverview(c.var.ctx)),
  )
  .patch(
    '/',
    allow('account.own'),
    describe('Changes the caller’s name, phone or language', profileSchema),
    parse('json', changeProfileSchema),
    async (c) => answer(c, await changeProfile(c.var.ctx, c.req.valid('json'))),
  )
  .post(
    '/email',
    allow('account.own'),
    describe('Mails a link to the address that the caller wants', nothingSchema),
    parse('json', changeEmailSchema),
    async (c) => answer(c, await askForEmail(c.var.ctx, c.req.valid('json')), 202),
  )
  .post(
    '/password',
    allow('account.own'),
    describe('Sets a new password and ends all other sessions', nothingSchema),
    parse('json', changePasswordSchema),
    async (c) => answer(c, await changePassword(c.var.ctx, c.req.valid('json'), browserOf(c))),
  )
