import { Hono } from 'hono'
import { idempotencyKeySchema } from '#domain/cart.schema.ts'
import {
  changePageSchema,
  editablePagesSchema,
  newPageSchema,
  pageLanguageParam,
  pageParam,
  publishPageSchema,
  removePageSchema,
  restorePageSchema,
  savePageLanguageSchema,
  writtenPageSchema,
} from '#domain/pages.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { problem } from '#server/http/problem.ts'
import { makePage } from './make-page.service.ts'
import { publishPage, savePageLanguage } from './page-languages.service.ts'
import { changePage, getPages, removePage, restorePage } from './pages.service.ts'

/** The pages that the factory makes itself. What stands on them is texts. */
export const pagesRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    allow('content.read'),
    describe(
      'Every content page, with its address and state in each language',
      editablePagesSchema,
    ),
    async (c) => c.json(await getPages(c.var.ctx)),
  )
  .post(
    '/',
    allow('content.edit'),
    describe('Makes a page from a template, as a draft in one language', writtenPageSchema, 201),
    parse('header', idempotencyKeySchema),
    parse('json', newPageSchema),
    async (c) => {
      const key = c.req.valid('header')['idempotency-key']
      const result = await makePage(c.var.ctx, c.req.valid('json'), key)
      return result.ok ? c.json(result.value, 201) : problem(c, result.problem)
    },
  )
  .patch(
    '/:id',
    allow('content.edit'),
    describe('Changes what a page stands under, or its template', writtenPageSchema),
    parse('param', pageParam),
    parse('json', changePageSchema),
    async (c) => {
      const result = await changePage(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))
      return result.ok ? c.json(result.value) : problem(c, result.problem)
    },
  )
  .post(
    '/:id/remove',
    allow('content.publish'),
    describe(
      'Takes a page off the site in all languages; it can be brought back',
      writtenPageSchema,
    ),
    parse('param', pageParam),
    parse('json', removePageSchema),
    async (c) => {
      const result = await removePage(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))
      return result.ok ? c.json(result.value) : problem(c, result.problem)
    },
  )
  .post(
    '/:id/restore',
    allow('content.publish'),
    describe('Brings a removed page back, as a draft', writtenPageSchema),
    parse('param', pageParam),
    parse('json', restorePageSchema),
    async (c) => {
      const result = await restorePage(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))
      return result.ok ? c.json(result.value) : problem(c, result.problem)
    },
  )
  .put(
    '/:id/languages/:code',
    allow('content.translate'),
    describe(
      'Gives a page its address in a language; the one it had leads there from then on',
      writtenPageSchema,
    ),
    parse('param', pageLanguageParam),
    parse('json', savePageLanguageSchema),
    async (c) => {
      const { id: pageId, code } = c.req.valid('param')
      const result = await savePageLanguage(c.var.ctx, { pageId, code }, c.req.valid('json'))
      return result.ok ? c.json(result.value) : problem(c, result.problem)
    },
  )
  .put(
    '/:id/languages/:code/publication',
    allow('content.publish'),
    describe('Publishes a page in a language, schedules it, or takes it down', writtenPageSchema),
    parse('param', pageLanguageParam),
    parse('json', publishPageSchema),
    async (c) => {
      const { id: pageId, code } = c.req.valid('param')
      const result = await publishPage(c.var.ctx, { pageId, code }, c.req.valid('json'))
      return result.ok ? c.json(result.value) : problem(c, result.problem)
    },
  )
