import { Hono } from 'hono'
import { importFieldsSchema } from '#domain/import-fields.schema.ts'
import {
  importFieldsQuerySchema,
  importListQuerySchema,
  importListSchema,
  importMappingSchema,
  importParam,
  importRevSchema,
  importRowListSchema,
  importRowParam,
  importRowsQuerySchema,
  importRowsSchema,
  importSchema,
  mendCellSchema,
  mendedCellSchema,
  newImportSchema,
  runImportSchema,
} from '#domain/imports.schema.ts'
import { nothingSchema } from '#domain/account.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, callKeyOf, describe, keyed, parse } from '#server/http/endpoint.ts'
import { beginImport, mapColumns, receiveLines } from './begin-import.service.ts'
import { checkNextLines } from './check-lines.service.ts'
import { runImport, stopImport, undoImport } from './decide-import.service.ts'
import { getImportFields } from './import-fields.service.ts'
import { getImportLines, getImports } from './import-list.service.ts'
import { getImport } from './import-view.ts'
import { mendCell } from './mend-cell.service.ts'
import { runNextLines } from './run-lines.service.ts'

const id = parse('param', importParam)

/** Spreadsheets of products, prices, stock and translations, as owners bring them in. */
export const importRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    allow('data.import'),
    describe('A page of the imports, the newest first', importListSchema),
    parse('query', importListQuerySchema),
    async (c) => c.json(await getImports(c.var.ctx, c.req.valid('query').page)),
  )
  .post(
    '/',
    allow('data.import'),
    describe('Begins an import, whose lines come after', importSchema, 201),
    keyed,
    parse('json', newImportSchema),
    async (c) => answer(c, await beginImport(c.var.ctx, c.req.valid('json'), callKeyOf(c)), 201),
  )
  // Before the imports by their ids: `fields` is none.
  .get(
    '/fields',
    allow('data.import'),
    describe('The fields that a kind of file can fill', importFieldsSchema),
    parse('query', importFieldsQuerySchema),
    async (c) => c.json(await getImportFields(c.var.ctx, c.req.valid('query').kind)),
  )
  .get(
    '/:id',
    allow('data.import'),
    describe('How far an import has come', importSchema),
    id,
    async (c) => answer(c, await getImport(c.var.ctx, c.req.valid('param').id)),
  )
  .put(
    '/:id/rows',
    allow('data.import'),
    describe('Keeps lines of the file; the same ones may come again', importSchema),
    id,
    parse('json', importRowsSchema),
    async (c) =>
      answer(c, await receiveLines(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .put(
    '/:id/mapping',
    allow('data.import'),
    describe('Saves which column fills which field; all lines are looked at anew', importSchema),
    id,
    parse('json', importMappingSchema),
    async (c) =>
      answer(c, await mapColumns(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .post(
    '/:id/validate-next',
    allow('data.import'),
    describe('Looks at the next lines, and writes nothing of them', importSchema),
    id,
    parse('json', nothingSchema),
    async (c) => answer(c, await checkNextLines(c.var.ctx, c.req.valid('param').id)),
  )
  .get(
    '/:id/rows',
    allow('data.import'),
    describe('A page of the lines, with what they change', importRowListSchema),
    id,
    parse('query', importRowsQuerySchema),
    async (c) =>
      answer(c, await getImportLines(c.var.ctx, c.req.valid('param').id, c.req.valid('query'))),
  )
  .put(
    '/:id/rows/:no',
    allow('data.import'),
    describe('Mends a cell of a line, which is looked at anew', mendedCellSchema),
    parse('param', importRowParam),
    parse('json', mendCellSchema),
    async (c) => answer(c, await mendCell(c.var.ctx, c.req.valid('param'), c.req.valid('json'))),
  )
  .post(
    '/:id/run',
    allow('data.import'),
    describe('Lets the import run, or go on where it was stopped', importSchema),
    id,
    parse('json', runImportSchema),
    async (c) =>
      answer(c, await runImport(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .post(
    '/:id/run-next',
    allow('data.import'),
    describe('Writes the next lines, or takes them back', importSchema),
    id,
    parse('json', nothingSchema),
    async (c) => answer(c, await runNextLines(c.var.ctx, c.req.valid('param').id)),
  )
  .post(
    '/:id/stop',
    allow('data.import'),
    describe('Stops the import behind the lines that are being written', importSchema),
    id,
    parse('json', importRevSchema),
    async (c) =>
      answer(c, await stopImport(c.var.ctx, c.req.valid('param').id, c.req.valid('json').rev)),
  )
  .post(
    '/:id/undo',
    allow('data.import'),
    describe('Takes back what the import wrote, as far as it is unchanged since', importSchema),
    id,
    parse('json', importRevSchema),
    async (c) =>
      answer(c, await undoImport(c.var.ctx, c.req.valid('param').id, c.req.valid('json').rev)),
  )
