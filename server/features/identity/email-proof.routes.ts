import { Hono } from 'hono'
import { nothingSchema } from '#domain/account.schema.ts'
import { emailCodeSchema, emailToProveSchema } from '#domain/email-code.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { unkept } from '#server/http/middleware/unkept.ts'
import { networkOf } from '#server/http/network-address.ts'
import { problem } from '#server/http/problem.ts'
import { confirmEmail, sendCode } from './email-proof.service.ts'

export const emailProofRoutes = new Hono<ApiEnv>()
  .use('/email-code/*', unkept)
  .post(
    '/email-code',
    allow('order.place'),
    describe('Mails a new code to the address that the caller orders with', nothingSchema, 202),
    parse('json', emailToProveSchema),
    async (c) => {
      const { email } = c.req.valid('json')
      const sent = await sendCode(c.var.ctx, { email, network: networkOf(c.req.raw.headers) })
      return sent.ok ? c.json({}, 202) : problem(c, sent.problem)
    },
  )
  .post(
    '/email-code/confirm',
    allow('order.place'),
    describe('Shows by its code that the caller reads an address', nothingSchema),
    parse('json', emailCodeSchema),
    async (c) => answer(c, await confirmEmail(c.var.ctx, c.req.valid('json'))),
  )
