import { type Context, Hono } from 'hono'
import { emptySchema, signInAnswerSchema } from '#domain/auth.schema.ts'
import type { SignInAnswer } from '#domain/auth.schema.ts'
import type { Result } from '#domain/result.ts'
import {
  passkeyOptionsSchema,
  passkeySignInSchema,
  secondFactorSchema,
} from '#domain/second-factor.schema.ts'
import { browserOf, keepOpened } from '#server/http/browser.ts'
import type { OpenedSession } from '#server/features/identity/open-session.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { unkept } from '#server/http/middleware/unkept.ts'
import { networkOf } from '#server/http/network-address.ts'
import { problem } from '#server/http/problem.ts'
import { askForPasskey, signInWithPasskey } from './passkey-sign-in.service.ts'
import { signInWithCode } from './sign-in.service.ts'

/** The second half of a sign-in, and the sign-in that needs no first. */
export const secondFactorSignInRoutes = new Hono<ApiEnv>()
  .use(unkept)
  .post(
    '/second-factor',
    allow('session.open'),
    describe('Ends a half-done sign-in with a one-time or recovery code', signInAnswerSchema),
    parse('json', secondFactorSchema),
    async (c) => answered(c, await signInWithCode(c.var.ctx, c.req.valid('json'), browserOf(c))),
  )
  .post(
    '/passkeys/options',
    allow('session.open'),
    describe('What a browser is asked to sign with a passkey', passkeyOptionsSchema),
    parse('json', emptySchema),
    async (c) => answer(c, await askForPasskey(c.var.ctx, networkOf(c.req.raw.headers))),
  )
  .post(
    '/passkeys/sign-in',
    allow('session.open'),
    describe('Opens a session by a passkey', signInAnswerSchema),
    parse('json', passkeySignInSchema),
    async (c) => {
      const from = { ...browserOf(c), network: networkOf(c.req.raw.headers) }
      return answered(c, await signInWithPasskey(c.var.ctx, c.req.valid('json'), from))
    },
  )

function answered(c: Context, opened: Result<OpenedSession>) {
  if (!opened.ok) return problem(c, opened.problem)
  keepOpened(c, opened.value)
  const answer: SignInAnswer = { status: 'signed_in', mergedItems: opened.value.mergedItems }
  return c.json(answer)
}
