import { Hono } from 'hono'
import { accountingQuery } from '#domain/documents.schema.ts'
import { attachmentHeader } from '#domain/media-files/file-name.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { allow, describeFile, parse } from '#server/http/endpoint.ts'
import { accountingFile } from './accounting.service.ts'

/** What was sold and paid back, for the accounts. */
export const accountingRoutes = new Hono<ApiEnv>().get(
  '/',
  allow('data.export'),
  describeFile('Orders and money back of a period, a row for each rate of VAT', 'text/csv'),
  parse('query', accountingQuery),
  async (c) => {
    const { from, to } = c.req.valid('query')
    return c.body(await accountingFile(c.var.ctx, { from, to }), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': attachmentHeader(`accounting-${from}-${to}.csv`),
    })
  },
)
