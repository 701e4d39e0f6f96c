import { Hono } from 'hono'
import { consentsSchema, giveConsentSchema } from '#domain/consent.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { getConsents, giveConsent } from './consents.service.ts'

export const consentRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    allow('account.own'),
    describe('What the caller said yes or no to', consentsSchema),
    async (c) => c.json(await getConsents(c.var.ctx)),
  )
  .put(
    '/',
    allow('account.own'),
    describe('Writes down a yes or a no with the words that were seen', consentsSchema),
    parse('json', giveConsentSchema),
    async (c) => answer(c, await giveConsent(c.var.ctx, c.req.valid('json'))),
  )
