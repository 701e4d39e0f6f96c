import { Hono } from 'hono'
import { importedSchema, importOverridesSchema } from '#domain/import.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { checkOverrides, importOverrides } from './import-overrides.service.ts'

/** The product's own texts in the words of a translator's file. */
export const importOverrideRoutes = new Hono<ApiEnv>()
  .post(
    '/check',
    allow('content.translate'),
    describe('What an import would lay over the catalogue; refusals name texts', importedSchema),
    parse('json', importOverridesSchema),
    async (c) => answer(c, await checkOverrides(c.var.ctx, c.req.valid('json'))),
  )
  .post(
    '/',
    allow('content.translate'),
    describe('Lays the texts of a translator’s file over the catalogue', importedSchema),
    parse('json', importOverridesSchema),
    async (c) => answer(c, await importOverrides(c.var.ctx, c.req.valid('json'))),
  )
