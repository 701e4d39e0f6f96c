import { Hono } from 'hono'
import {
  changeNewsletterListSchema,
  newNewsletterListSchema,
  newsletterListParam,
  newsletterListsSchema,
} from '#domain/newsletter-lists.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, callKeyOf, describe, keyed, parse } from '#server/http/endpoint.ts'
import {
  changeNewsletterList,
  getNewsletterLists,
  makeNewsletterList,
} from './newsletter-lists.service.ts'

/** What people subscribe to. The names are texts of the page `newsletter`. */
export const newsletterListRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    allow('content.read'),
    describe('Every list of the newsletter, and how many get it', newsletterListsSchema),
    async (c) => c.json(await getNewsletterLists(c.var.ctx)),
  )
  .post(
    '/',
    allow('newsletter.send'),
    describe('Makes a list of the newsletter', newsletterListsSchema, 201),
    keyed,
    parse('json', newNewsletterListSchema),
    async (c) =>
      answer(c, await makeNewsletterList(c.var.ctx, c.req.valid('json'), callKeyOf(c)), 201),
  )
  .patch(
    '/:id',
    allow('newsletter.send'),
    describe('Closes a list for new subscribers, or opens it again', newsletterListsSchema),
    parse('param', newsletterListParam),
    parse('json', changeNewsletterListSchema),
    async (c) => {
      const { id } = c.req.valid('param')
      return answer(c, await changeNewsletterList(c.var.ctx, id, c.req.valid('json')))
    },
  )
