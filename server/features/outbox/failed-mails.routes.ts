import { Hono } from 'hono'
import { nothingSchema } from '#domain/account.schema.ts'
import { failedMailsSchema } from '#domain/admin.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { getFailedMails, sendFailedMailsAgain } from './failed-mails.service.ts'

export const failedMailRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    allow('settings.read'),
    describe('The mails that could not be sent, and why', failedMailsSchema),
    async (c) => c.json(await getFailedMails(c.var.ctx)),
  )
  .post(
    '/again',
    allow('mails.send'),
    describe('Tries all mails anew that could not be sent', failedMailsSchema),
    parse('json', nothingSchema),
    async (c) => c.json(await sendFailedMailsAgain(c.var.ctx)),
  )
