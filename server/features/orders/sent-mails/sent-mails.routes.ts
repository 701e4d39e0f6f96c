import { Hono } from 'hono'
import { adminOrderSchema } from '#domain/admin-orders.schema.ts'
import { orderMailParam } from '#domain/order-mails.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, callKeyOf, describe, describeFile, keyed, parse } from '#server/http/endpoint.ts'
import { problem } from '#server/http/problem.ts'
import { previewMail, sendAgain } from './sent-mails.service.ts'

/** No script, no form, nothing fetched from elsewhere, and a frame of our own pages alone: a mail is looked at, whatever is in it. */
const looking = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox',
].join('; ')

/** The mails about an order, as the people of the factory look at them and send them again. */
export const sentMailRoutes = new Hono<ApiEnv>()
  .get(
    '/:id/mails/:mail',
    allow('orders.read'),
    describeFile('A mail about an order, as its buyer sees it', 'text/html'),
    parse('param', orderMailParam),
    async (c) => {
      const mail = await previewMail(c.var.ctx, c.req.valid('param'))
      if (!mail.ok) return problem(c, mail.problem)
      return c.html(mail.value, 200, {
        'Content-Security-Policy': looking,
        'Cache-Control': 'private, no-store',
      })
    },
  )
  .post(
    '/:id/mails/:mail',
    allow('orders.move'),
    describe('Sends a mail about an order once more, once per key', adminOrderSchema, 201),
    keyed,
    parse('param', orderMailParam),
    async (c) => answer(c, await sendAgain(c.var.ctx, c.req.valid('param'), callKeyOf(c)), 201),
  )
