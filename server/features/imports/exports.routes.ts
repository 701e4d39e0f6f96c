import { Hono } from 'hono'
import { exportedSchema, exportParam, exportQuerySchema } from '#domain/imports.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, describe, describeFile, parse } from '#server/http/endpoint.ts'
import { problem } from '#server/http/problem.ts'
import { exportCsv, exportGoods } from './export-goods.service.ts'

/** Products, prices, stock and translations, with the columns that an import reads. */
export const exportRoutes = new Hono<ApiEnv>()
  .get(
    '/:kind',
    allow('data.export'),
    describe('All goods as an import of the kind reads them', exportedSchema),
    parse('param', exportParam),
    parse('query', exportQuerySchema),
    async (c) => {
      const { kind } = c.req.valid('param')
      return answer(c, await exportGoods(c.var.ctx, kind, c.req.valid('query').language))
    },
  )
  .get(
    '/:kind/file',
    allow('data.export'),
    describeFile('The same as a file for a spreadsheet', 'text/csv'),
    parse('param', exportParam),
    parse('query', exportQuerySchema),
    async (c) => {
      const { kind } = c.req.valid('param')
      const file = await exportCsv(c.var.ctx, kind, c.req.valid('query').language)
      if (!file.ok) return problem(c, file.problem)
      return c.body(file.value.text, 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${file.value.name}"`,
      })
    },
  )
