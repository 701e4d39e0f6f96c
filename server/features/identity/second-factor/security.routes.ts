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
import { answer } from '#server/http/answer.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { unkept } from '#server/http/middleware/unkept.ts'
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
    async (c) => answer(c, await getSecurity(c.var.ctx)),
  )
  .post(
    '/totp',
    allow('account.own'),
    describe('Shows a new authenticator app its secret', enrolmentSchema),
    parse('json', reauthSchema),
    async (c) => answer(c, await beginTotp(c.var.ctx, c.req.valid('json').password)),
  )
  .post(
    '/totp/confirm',
    allow('account.own'),
    describe('Puts the new app in force by its first code', recoveryCodesSchema),
    parse('json', totpCodeSchema),
    async (c) => answer(c, await confirmTotp(c.var.ctx, c.req.valid('json').code)),
  )
  .delete(
    '/totp',
    allow('account.own'),
    describe('Takes the authenticator app away', v.object({})),
    parse('json', reauthSchema),
    async (c) => answer(c, await removeTotp(c.var.ctx, c.req.valid('json').password)),
  )
  .post(
    '/recovery-codes',
    allow('account.own'),
    describe('New recovery codes in the place of the old ones', recoveryCodesSchema),
    parse('json', reauthSchema),
    async (c) => answer(c, await renewRecoveryCodes(c.var.ctx, c.req.valid('json').password)),
  )
  .post(
    '/passkeys/options',
    allow('account.own'),
    describe('What a browser makes a passkey from', passkeyOptionsSchema),
    parse('json', reauthSchema),
    async (c) => answer(c, await beginPasskey(c.var.ctx, c.req.valid('json').password)),
  )
  .post(
    '/passkeys',
    allow('account.own'),
    describe('Keeps the passkey that a browser has made', passkeySchema),
    parse('json', newPasskeySchema),
    async (c) => answer(c, await addPasskey(c.var.ctx, c.req.valid('json'))),
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
      return answer(c, await removePasskey(c.var.ctx, { id, password }))
    },
  )
