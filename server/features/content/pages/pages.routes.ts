import { Hono } from 'hono'
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
import { answer } from '#server/http/answer.ts'
import { allow, callKeyOf, describe, keyed, parse } from '#server/http/endpoint.ts'
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
    keyed,
    parse('json', newPageSchema),
    async (c) => answer(c, await makePage(c.var.ctx, c.req.valid('json'), callKeyOf(c)), 201),
  )
  .patch(
    '/:id',
    allow('content.edit'),
    describe('Changes what a page stands under, or its template', writtenPageSchema),
    parse('param', pageParam),
    parse('json', changePageSchema),
    async (c) =>
      answer(c, await changePage(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
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
    async (c) =>
      answer(c, await removePage(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .post(
    '/:id/restore',
    allow('content.publish'),
    describe('Brings a removed page back, as a draft', writtenPageSchema),
    parse('param', pageParam),
    parse('json', restorePageSchema),
    async (c) =>
      answer(c, await restorePage(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
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
      return answer(c, await savePageLanguage(c.var.ctx, { pageId, code }, c.req.valid('json')))
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
      return answer(c, await publishPage(c.var.ctx, { pageId, code }, c.req.valid('json')))
    },
  )
