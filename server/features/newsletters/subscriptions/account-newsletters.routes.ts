import { Hono } from 'hono'
import { choiceSchema, subscriptionsSchema } from '#domain/subscriptions.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { networkOf } from '#server/http/network-address.ts'
import { getOwnNewsletters, saveOwnNewsletters } from './account-newsletters.service.ts'

/** The newsletters of who is signed in. */
export const accountNewsletterRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    allow('account.own'),
    describe('The newsletters that the caller’s address gets', subscriptionsSchema),
    async (c) => c.json(await getOwnNewsletters(c.var.ctx)),
  )
  .put(
    '/',
    allow('account.own'),
    describe(
      'Saves which newsletters the caller wants, and in which language',
      subscriptionsSchema,
    ),
    parse('json', choiceSchema),
    async (c) => {
      const network = networkOf(c.req.raw.headers)
      return answer(
        c,
        await saveOwnNewsletters(c.var.ctx, { choice: c.req.valid('json'), network }),
      )
    },
  )
