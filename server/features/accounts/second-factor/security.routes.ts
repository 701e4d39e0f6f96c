import { Hono } from 'hono'
import * as v from 'valibot'
import {
  enrolmentSchema,
  newPasskeySchema,
  passkeyIdSchema,
  passkeyOptionsSchema,
  passkeySchema,
  reauthSchema,
  recoveryCodesSchema,
  securitySchema,
  totpCodeSchema,
} from '#domain/second-factor.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { unkept } from '#server/http/middleware/unkept.ts'
import { problem } from '#server/http/problem.ts'
import { addPasskey, beginPasskey, removePasskey } from './passkeys.service.ts'
import { renewRecoveryCodes } from './recovery-codes.service.ts'
import { getSecurity } from './security.service.ts'
import { beginTotp, confirmTotp, removeTotp } from './totp.service.ts'

/** What people sign in with beside their password, in their own hands. */
export const securityRoutes = new Hono<ApiEnv>()
  .use(unkept)
  .get(
    '/security',
    allow('account.own'),
    describe('What the caller signs in with', securitySchema),
    async (c) => {
      const result = await getSecurity(c.var.ctx)
      return result.ok ? c.json(result.value) : problem(c, result.problem)
    },
  )
  .post(
    '/totp',
    allow('account.own'),
    describe('Shows a new authenticator app its secret', enrolmentSchema),
    parse('json', reauthSchema),
    async (c) => {
      const result = await beginTotp(c.var.ctx, c.req.valid('json').password)
      return result.ok ? c.json(result.value) : problem(c, result.problem)
    },
  )
  .post(
    '/totp/confirm',
    allow('account.own'),
    describe('Puts the new app in force by its first code', recoveryCodesSchema),
    parse('json', totpCodeSchema),
    async (c) => {
      const result = await confirmTotp(c.var.ctx, c.req.valid('json').code)
      return result.ok ? c.json(result.value) : problem(c, result.problem)
    },
  )
  .delete(
    '/totp',
    allow('account.own'),
    describe('Takes the authenticator app away', v.object({})),
    parse('json', reauthSchema),
    async (c) => {
      const result = await removeTotp(c.var.ctx, c.req.valid('json').password)
      return result.ok ? c.json(result.value) : problem(c, result.problem)
    },
  )
  .post(
    '/recovery-codes',
    allow('account.own'),
    describe('New recovery codes in the place of the old ones', recoveryCodesSchema),
    parse('json', reauthSchema),
    async (c) => {
      const result = await renewRecoveryCodes(c.var.ctx, c.req.valid('json').password)
      return result.ok ? c.json(result.value) : problem(c, result.problem)
    },
  )
  .post(
    '/passkeys/options',
    allow('account.own'),
    describe('What a browser makes a passkey from', passkeyOptionsSchema),
    parse('json', reauthSchema),
    async (c) => {
      const result = await beginPasskey(c.var.ctx, c.req.valid('json').password)
      return result.ok ? c.json(result.value) : problem(c, result.problem)
    },
  )
  .post(
    '/passkeys',
    allow('account.own'),
    describe('Keeps the passkey that a browser has made', passkeySchema),
    parse('json', newPasskeySchema),
    async (c) => {
      const result = await addPasskey(c.var.ctx, c.req.valid('json'))
      return result.ok ? c.json(result.value) : problem(c, result.problem)
    },
  )
  .delete(
    '/passkeys/:id',
    allow('account.own'),
    describe('Takes one of the caller’s passkeys away', v.object({})),
    parse('param', passkeyIdSchema),
    parse('json', reauthSchema),
    async (c) => {
      const { id } = c.req.valid('param')
      const { password } = c.req.valid('json')
      const result = await removePasskey(c.var.ctx, { id, password })
      return result.ok ? c.json(result.value) : problem(c, result.problem)
    },
  )
