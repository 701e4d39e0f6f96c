import { Hono } from 'hono'
import { auditLogSchema, auditQuerySchema } from '#domain/audit.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { allow, describe, describeFile, parse } from '#server/http/endpoint.ts'
import { auditFile, getAuditLog } from './audit-log.service.ts'

/** Who did what: all of it for who may see it, else what the caller did. */
export const auditLogRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    allow('audit.own'),
    describe('Who did what, the newest first', auditLogSchema),
    parse('query', auditQuerySchema),
    async (c) => c.json(await getAuditLog(c.var.ctx, c.req.valid('query'))),
  )
  .get(
    '/file',
    allow('audit.own'),
    describeFile('The same as a file for a spreadsheet', 'text/csv'),
    parse('query', auditQuerySchema),
    async (c) =>
      c.body(await auditFile(c.var.ctx, c.req.valid('query')), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="audit-log.csv"',
      }),
  )
