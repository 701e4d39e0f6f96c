import { Hono } from 'hono'
import { importedSchema, importInterfaceTextsSchema } from '#domain/import.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { checkInterfaceImport, importInterfaceTexts } from './import-interface.service.ts'

/** The product's own texts in the words of a translator's file. */
export const importInterfaceRoutes = new Hono<ApiEnv>()
  .post(
    '/check',
    allow('content.translate'),
    describe('What an import would lay over the catalogue; refusals name texts', importedSchema),
    parse('json', importInterfaceTextsSchema),
    async (c) => answer(c, await checkInterfaceImport(c.var.ctx, c.req.valid('json'))),
  )
  .post(
    '/',
    allow('content.translate'),
    describe('Lays the texts of a translator’s file over the catalogue', importedSchema),
    parse('json', importInterfaceTextsSchema),
    async (c) => answer(c, await importInterfaceTexts(c.var.ctx, c.req.valid('json'))),
  )
