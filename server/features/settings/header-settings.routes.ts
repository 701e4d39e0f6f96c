import { Hono } from 'hono'
import { headerSettingsSchema, saveHeaderSchema } from '#domain/header.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { getHeaderSettings, saveHeaderSettings } from './header-settings.service.ts'

export const headerSettingsRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    allow('settings.read'),
    describe('The header’s layout and logo', headerSettingsSchema),
    async (c) => c.json(await getHeaderSettings(c.var.ctx)),
  )
  .put(
    '/',
    allow('settings.edit'),
    describe('Saves the header’s layout and logo', headerSettingsSchema),
    parse('json', saveHeaderSchema),
    async (c) => answer(c, await saveHeaderSettings(c.var.ctx, c.req.valid('json'))),
  )
