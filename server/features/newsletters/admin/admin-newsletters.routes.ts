import { Hono } from 'hono'
import {
  adminNewsletterSchema,
  adminNewslettersSchema,
  changeNewsletterSchema,
  letterQuerySchema,
  newNewsletterSchema,
  newsletterChecksSchema,
  newsletterFiguresSchema,
  newsletterParam,
  newsletterPreviewSchema,
  newsletterQuerySchema,
  previewQuerySchema,
  removedNewsletterSchema,
  removeNewsletterQuery,
  scheduleNewsletterSchema,
  stepNewsletterSchema,
  testNewsletterSchema,
} from '#domain/admin-newsletters.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, callKeyOf, describe, describeFile, keyed, parse } from '#server/http/endpoint.ts'
import { problem } from '#server/http/problem.ts'
import {
  changeNewsletter,
  getAdminNewsletter,
  removeNewsletter,
} from './admin-newsletter.service.ts'
import { getChecks } from './checks.service.ts'
import { getFigures } from './figures.service.ts'
import { duplicateNewsletter, makeNewsletter } from './make-newsletter.service.ts'
import { getAdminNewsletters } from './newsletter-list.service.ts'
import { getLetterDocument, getPreview } from './preview.service.ts'
import { moveNewsletter, scheduleNewsletter } from './steps.service.ts'
import { testNewsletter } from './test-mail.service.ts'

const id = parse('param', newsletterParam)

/** No script and no form, pictures of our own, and a frame of our own pages alone: who looks measures how tall it is. */
const looking = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-same-origin',
].join('; ')

/** Newsletters, as the people of the factory write and send them. Their words and blocks are saved as those of pages are. */
export const adminNewsletterRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    allow('content.read'),
    describe('A page of the newsletters', adminNewslettersSchema),
    parse('query', newsletterQuerySchema),
    async (c) => c.json(await getAdminNewsletters(c.var.ctx, c.req.valid('query'))),
  )
  .post(
    '/',
    allow('newsletter.write'),
    describe('Makes a draft with a heading, a text and the way out', adminNewsletterSchema, 201),
    keyed,
    parse('json', newNewsletterSchema),
    async (c) => answer(c, await makeNewsletter(c.var.ctx, c.req.valid('json'), callKeyOf(c)), 201),
  )
  .get(
    '/:id',
    allow('content.read'),
    describe('A newsletter, with the lists that it could go to', adminNewsletterSchema),
    id,
    async (c) => answer(c, await getAdminNewsletter(c.var.ctx, c.req.valid('param').id)),
  )
  .patch(
    '/:id',
    allow('newsletter.write'),
    describe('Changes its name, its receivers, and who sees its web page', adminNewsletterSchema),
    id,
    parse('json', changeNewsletterSchema),
    async (c) =>
      answer(c, await changeNewsletter(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .delete(
    '/:id',
    allow('newsletter.write'),
    describe('Removes a draft for good', removedNewsletterSchema),
    id,
    parse('query', removeNewsletterQuery),
    async (c) => {
      const { rev } = c.req.valid('query')
      return answer(c, await removeNewsletter(c.var.ctx, c.req.valid('param').id, rev))
    },
  )
  .post(
    '/:id/duplicate',
    allow('newsletter.write'),
    describe('Makes a draft with the same words, blocks and receivers', adminNewsletterSchema, 201),
    keyed,
    id,
    parse('json', newNewsletterSchema),
    async (c) => {
      const of = c.req.valid('param').id
      const made = await duplicateNewsletter(c.var.ctx, of, c.req.valid('json'), callKeyOf(c))
      return answer(c, made, 201)
    },
  )
  .get(
    '/:id/checks',
    allow('content.read'),
    describe(
      'What stands between it and its sending, and who would get it',
      newsletterChecksSchema,
    ),
    id,
    async (c) => answer(c, await getChecks(c.var.ctx, c.req.valid('param').id)),
  )
  .get(
    '/:id/preview',
    allow('content.read'),
    describe('Its mail in a language: subject, first line and plain text', newsletterPreviewSchema),
    id,
    parse('query', previewQuerySchema),
    async (c) => {
      const { language } = c.req.valid('query')
      return answer(c, await getPreview(c.var.ctx, c.req.valid('param').id, language))
    },
  )
  .get(
    '/:id/letter',
    allow('content.read'),
    describeFile('Its mail in a language as a document to look at', 'text/html'),
    id,
    parse('query', letterQuerySchema),
    async (c) => {
      const letter = await getLetterDocument(
        c.var.ctx,
        c.req.valid('param').id,
        c.req.valid('query'),
      )
      if (!letter.ok) return problem(c, letter.problem)
      return c.html(letter.value, 200, {
        'Content-Security-Policy': looking,
        'Cache-Control': 'private, no-store',
      })
    },
  )
  .post(
    '/:id/test',
    allow('newsletter.write'),
    describe('Sends it to the caller’s own address', adminNewsletterSchema, 201),
    keyed,
    id,
    parse('json', testNewsletterSchema),
    async (c) => {
      const of = c.req.valid('param').id
      return answer(c, await testNewsletter(c.var.ctx, of, c.req.valid('json'), callKeyOf(c)), 201)
    },
  )
  .put(
    '/:id/schedule',
    allow('newsletter.send'),
    describe('Sets when a draft is sent', adminNewsletterSchema),
    id,
    parse('json', scheduleNewsletterSchema),
    async (c) =>
      answer(c, await scheduleNewsletter(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .post(
    '/:id/steps',
    allow('newsletter.send'),
    describe(
      'Makes it a draft again, or pauses, resumes or ends its sending',
      adminNewsletterSchema,
    ),
    id,
    parse('json', stepNewsletterSchema),
    async (c) =>
      answer(c, await moveNewsletter(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .get(
    '/:id/figures',
    allow('newsletter.send'),
    describe('How its sending goes', newsletterFiguresSchema),
    id,
    async (c) => answer(c, await getFigures(c.var.ctx, c.req.valid('param').id)),
  )
