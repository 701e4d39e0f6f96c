import { Hono } from 'hono'
import { importedSchema, importTextsSchema } from '#domain/import.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { checkImport, importTexts } from './import-texts.service.ts'

/** The words that a translator's file brings. */
export const importTextsRoutes = new Hono<ApiEnv>()
  .post(
    '/check',
    allow('content.translate'),
    describe('What an import would write; every refusal names its text', importedSchema),
    parse('json', importTextsSchema),
    async (c) => answer(c, await checkImport(c.var.ctx, c.req.valid('json'))),
  )
  .post(
    '/',
    allow('content.translate'),
    describe('Publishes the words of a translator’s file, all or none', importedSchema),
    parse('json', importTextsSchema),
    async (c) => answer(c, await importTexts(c.var.ctx, c.req.valid('json'))),
  )
