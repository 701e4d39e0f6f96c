import { Hono } from 'hono'
import {
  catalogueChoiceSchema,
  catalogueGoodsSchema,
  catalogueParam,
  catalogueQuery,
  catalogueViewSchema,
  madeCatalogueSchema,
} from '#domain/catalogues.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, describe, describeFile, parse } from '#server/http/endpoint.ts'
import { fewCatalogues } from '#server/http/middleware/few-views.ts'
import { networkOf } from '#server/http/network-address.ts'
import { problem } from '#server/http/problem.ts'
import { catalogueFile } from './catalogue-file.service.ts'
import {
  getCatalogueView,
  listCatalogueGoods,
  makeCatalogue,
  openCatalogue,
} from './catalogues.service.ts'
import { pdfAnswer } from './pdf-answer.ts'

/** What it shows changes with prices, and its file with a day. */
const unkept = { 'Cache-Control': 'no-store' }

export const catalogueRoutes = new Hono<ApiEnv>()
  // Of a choice that is made, of one that is kept, and of all goods.
  .use('/:token/*', fewCatalogues)
  .get(
    '/sheet',
    allow('catalog.read'),
    describe('What a choice of goods shows as a catalogue, page by page', catalogueViewSchema),
    parse('query', catalogueQuery),
    async (c) => c.json(await getCatalogueView(c.var.ctx, c.req.valid('query')), 200, unkept),
  )
  .get(
    '/goods',
    allow('catalog.read'),
    describe('The goods that can be chosen one by one', catalogueGoodsSchema),
    async (c) => c.json(await listCatalogueGoods(c.var.ctx)),
  )
  .post(
    '/',
    allow('catalog.read'),
    describe('Keeps a choice, and answers its token', madeCatalogueSchema),
    parse('json', catalogueChoiceSchema),
    async (c) => {
      const network = networkOf(c.req.raw.headers)
      return answer(c, await makeCatalogue(c.var.ctx, c.req.valid('json'), network))
    },
  )
  .get(
    '/:token',
    allow('catalog.read'),
    describe('What the catalogue of a token shows now', catalogueViewSchema),
    parse('param', catalogueParam),
    async (c) => {
      c.header('Cache-Control', 'no-store')
      return answer(c, await openCatalogue(c.var.ctx, c.req.valid('param').token))
    },
  )
  .get(
    '/:token/file',
    allow('catalog.read'),
    describeFile('The catalogue as a file', 'application/pdf'),
    parse('param', catalogueParam),
    async (c) => {
      const network = networkOf(c.req.raw.headers)
      const result = await catalogueFile(c.var.ctx, c.req.valid('param').token, network)
      return result.ok ? pdfAnswer(c, result.value) : problem(c, result.problem)
    },
  )
