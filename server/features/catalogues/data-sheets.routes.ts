import { Hono } from 'hono'
import { slugParam } from '#domain/catalog.schema.ts'
import { dataSheetSchema } from '#domain/data-sheet.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, describe, describeFile, parse } from '#server/http/endpoint.ts'
import { networkOf } from '#server/http/network-address.ts'
import { problem } from '#server/http/problem.ts'
import { dataSheetFile, getDataSheet } from './data-sheet.service.ts'
import { pdfAnswer } from './pdf-answer.ts'

export const dataSheetRoutes = new Hono<ApiEnv>()
  .get(
    '/:slug',
    allow('catalog.read'),
    describe('All that is known of a product, for those who sell it on', dataSheetSchema),
    parse('param', slugParam),
    async (c) => {
      c.header('Cache-Control', 'no-store')
      return answer(c, await getDataSheet(c.var.ctx, c.req.valid('param').slug))
    },
  )
  .get(
    '/:slug/file',
    allow('catalog.read'),
    describeFile('The same as a file', 'application/pdf'),
    parse('param', slugParam),
    async (c) => {
      const network = networkOf(c.req.raw.headers)
      const result = await dataSheetFile(c.var.ctx, c.req.valid('param').slug, network)
      return result.ok ? pdfAnswer(c, result.value) : problem(c, result.problem)
    },
  )
