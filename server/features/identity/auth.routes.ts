import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import {
  addressSchema,
  emptySchema,
  linkSchema,
  mailedTokenSchema,
  resetSchema,
  type SignInAnswer,
  signInAnswerSchema,
  signInSchema,
  signUpSchema,
} from '#domain/auth.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { unkept } from '#server/http/middleware/unkept.ts'
import { networkOf } from '#server/http/network-address.ts'
import { problem } from '#server/http/problem.ts'
import { browserOf, keepBrowser, keepOpened } from '#server/http/browser.ts'
import { changeEmail, confirm, readLink, reset } from './links.service.ts'
import { recover, sendAgain, signUp } from './mailed-links.service.ts'
import { forgetSession } from '#server/http/session-cookie.ts'
import { signIn, type SignInEnd, signOut } from './sign-in.service.ts'

const nothing = v.object({})

export const authRoutes = new Hono<ApiEnv>()
  .use(unkept)
  .post(
    '/sign-up',
    allow('session.open'),
    describe('Asks for an account; the answer tells nothing of the address', nothing, 202),
    parse('json', signUpSchema),
    async (c) => {
      const result = await signUp(c.var.ctx, c.req.valid('json'), networkOf(c.req.raw.headers))
      if ('problems' in result) return problem(c, ...result.problems)
      return result.ok ? c.json({}, 202) : problem(c, result.problem)
    },
  )
  .post(
    '/sign-in',
    allow('session.open'),
    describe('Signs in by password', signInAnswerSchema),
    parse('json', signInSchema),
    async (c) => {
      const browser = { ...browserOf(c), network: networkOf(c.req.raw.headers) }
      const result = await signIn(c.var.ctx, c.req.valid('json'), browser)
      return result.ok ? c.json(answerOf(c, result.value)) : problem(c, result.problem)
    },
  )
  .post(
    '/sign-out',
    allow('account.own'),
    describe('Ends the caller’s session', nothing),
    parse('json', emptySchema),
    async (c) => {
      await signOut(c.var.ctx)
      forgetSession(c)
      return c.json({})
    },
  )
  .post(
    '/send-again',
    allow('session.open'),
    describe('Mails the confirmation once more; the answer tells nothing', nothing, 202),
    parse('json', addressSchema),
    async (c) => {
      const { email } = c.req.valid('json')
      const result = await sendAgain(c.var.ctx, email, networkOf(c.req.raw.headers))
      return result.ok ? c.json({}, 202) : problem(c, result.problem)
    },
  )
  .post(
    '/recover',
    allow('session.open'),
    describe('Mails a link for a new password; the answer tells nothing', nothing, 202),
    parse('json', addressSchema),
    async (c) => {
      const { email } = c.req.valid('json')
      const result = await recover(c.var.ctx, email, networkOf(c.req.raw.headers))
      return result.ok ? c.json({}, 202) : problem(c, result.problem)
    },
  )
  .post(
    '/links',
    allow('session.open'),
    describe('What a mailed link is for; it stays unspent', linkSchema),
    parse('json', mailedTokenSchema),
    async (c) => answer(c, await readLink(c.var.ctx, c.req.valid('json').token)),
  )
  .post(
    '/confirm',
    allow('session.open'),
    describe('Confirms the address of a sign-up, and signs in', signInAnswerSchema),
    parse('json', mailedTokenSchema),
    async (c) => {
      const result = await confirm(c.var.ctx, c.req.valid('json').token, browserOf(c))
      return result.ok ? c.json(answerOf(c, result.value)) : problem(c, result.problem)
    },
  )
  .post(
    '/reset',
    allow('session.open'),
    describe('Sets a new password by a mailed link, and ends every session', nothing),
    parse('json', resetSchema),
    async (c) => {
      const result = await reset(c.var.ctx, c.req.valid('json'), browserOf(c))
      if ('problems' in result) return problem(c, ...result.problems)
      if (!result.ok) return problem(c, result.problem)
      keepBrowser(c, result.value.browserSecret)
      if (c.var.ctx.actor.userId === result.value.userId) forgetSession(c)
      return c.json({})
    },
  )
  .post(
    '/change-email',
    allow('account.own'),
    describe('Puts the caller’s new address in force by its mailed link', nothing),
    parse('json', mailedTokenSchema),
    async (c) => {
      const result = await changeEmail(c.var.ctx, c.req.valid('json').token)
      return result.ok ? c.json({}) : problem(c, result.problem)
    },
  )

/** Hands what was opened to the browser, and tells what the page needs to know of it. */
function answerOf(c: Context, end: SignInEnd): SignInAnswer {
  if (end.status === 'second_factor') return end
  keepOpened(c, end.opened)
  return { status: 'signed_in', mergedItems: end.opened.mergedItems }
}
