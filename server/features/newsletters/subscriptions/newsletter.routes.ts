import { Hono } from 'hono'
import { nothingSchema } from '#domain/account.schema.ts'
import {
  archiveSchema,
  askSchema,
  choiceSchema,
  confirmationSchema,
  confirmedSchema,
  confirmSchema,
  leavingQuery,
  newsletterTokenParam,
  newsletterUrlParam,
  publicLetterSchema,
  signUpSchema,
  subscriptionsSchema,
} from '#domain/subscriptions.schema.ts'
import { getArchive, getSignUp } from '#server/features/newsletters/archive/archive.service.ts'
import { getLetter } from '#server/features/newsletters/archive/public-letter.service.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { documentAnswer } from '#server/http/document-answer.ts'
import { allow, describe, describeFile, parse } from '#server/http/endpoint.ts'
import { unkept } from '#server/http/middleware/unkept.ts'
import { networkOf } from '#server/http/network-address.ts'
import { problem } from '#server/http/problem.ts'
import { askForNewsletter } from './ask.service.ts'
import { answerConfirmation, getConfirmation } from './confirm.service.ts'
import {
  deleteByToken,
  exportByToken,
  getPreferences,
  leaveByToken,
  savePreferences,
} from './preferences.service.ts'

const token = parse('param', newsletterTokenParam)

/** What anybody reads, and how they sign up. Prices and stock are those of now: nobody keeps these answers. */
const openRoutes = new Hono<ApiEnv>()
  .get(
    '/archive',
    allow('site.read'),
    describe('The newsletters that were sent, the last first', archiveSchema),
    async (c) => c.json(await getArchive(c.var.ctx)),
  )
  .get(
    '/letters/:url',
    allow('site.read'),
    describe('A newsletter as a page, with the prices and the stock of now', publicLetterSchema),
    parse('param', newsletterUrlParam),
    async (c) => answer(c, await getLetter(c.var.ctx, c.req.valid('param').url)),
  )
  .post(
    '/asks',
    allow('newsletter.own'),
    describe('Asks an address whether it wants the newsletter', nothingSchema, 202),
    parse('json', askSchema),
    async (c) => {
      const network = networkOf(c.req.raw.headers)
      return answer(c, await askForNewsletter(c.var.ctx, c.req.valid('json'), network), 202)
    },
  )

/** What links of mails open. Reading changes nothing: programs that look at mails open every link in them. */
const linkRoutes = new Hono<ApiEnv>()
  .get(
    '/confirm/:token',
    allow('newsletter.own'),
    describe('What a link confirms', confirmationSchema),
    token,
    async (c) => answer(c, await getConfirmation(c.var.ctx, c.req.valid('param').token)),
  )
  .post(
    '/confirm/:token',
    allow('newsletter.own'),
    describe('Confirms a subscription, or takes it back', confirmedSchema),
    token,
    parse('json', confirmSchema),
    async (c) => {
      const said = { ...c.req.valid('json'), network: networkOf(c.req.raw.headers) }
      return answer(c, await answerConfirmation(c.var.ctx, c.req.valid('param').token, said))
    },
  )
  .get(
    '/preferences/:token',
    allow('newsletter.own'),
    describe('The lists of a link’s receiver', subscriptionsSchema),
    token,
    async (c) => answer(c, await getPreferences(c.var.ctx, c.req.valid('param').token)),
  )
  .put(
    '/preferences/:token',
    allow('newsletter.own'),
    describe('Saves which lists a link’s receiver wants', subscriptionsSchema),
    token,
    parse('query', leavingQuery),
    parse('json', choiceSchema),
    async (c) => {
      const said = {
        ...{ choice: c.req.valid('json'), network: networkOf(c.req.raw.headers) },
        newsletterId: c.req.valid('query').newsletter,
      }
      return answer(c, await savePreferences(c.var.ctx, c.req.valid('param').token, said))
    },
  )
  .delete(
    '/preferences/:token',
    allow('newsletter.own'),
    describe('Forgets a link’s receiver', nothingSchema),
    token,
    async (c) => answer(c, await deleteByToken(c.var.ctx, c.req.valid('param').token)),
  )
  .get(
    '/preferences/:token/export',
    allow('newsletter.own'),
    describeFile('All that is known of a link’s receiver', 'application/json'),
    token,
    async (c) => documentAnswer(c, await exportByToken(c.var.ctx, c.req.valid('param').token)),
  )
  .post(
    '/preferences/:token/leave',
    allow('newsletter.own'),
    describe('Takes a link’s receiver off all lists', nothingSchema),
    token,
    parse('query', leavingQuery),
    parse('json', nothingSchema),
    async (c) => {
      const left = { how: 'preferences', newsletterId: c.req.valid('query').newsletter } as const
      return answer(c, await leaveByToken(c.var.ctx, c.req.valid('param').token, left))
    },
  )
  // RFC 8058: a mail program posts a form, without cookies and from nowhere.
  .post(
    '/one-click/:token',
    allow('newsletter.own'),
    describe(
      'Takes the receiver of a mail off all lists, at their mail program’s wish',
      nothingSchema,
    ),
    token,
    parse('query', leavingQuery),
    async (c) => {
      const form = await c.req.parseBody().catch(() => undefined)
      if (form?.['List-Unsubscribe'] !== 'One-Click') return problem(c, { code: 'invalid_input' })
      const left = { how: 'one-click', newsletterId: c.req.valid('query').newsletter } as const
      return answer(c, await leaveByToken(c.var.ctx, c.req.valid('param').token, left))
    },
  )

/** What the public does with the newsletter; what is written and sent is in `admin/` and `sending/`. */
export const newsletterRoutes = new Hono<ApiEnv>()
  // Of every home page, which is kept.
  .get('/sign-up', allow('site.read'), describe('The words of the form', signUpSchema), async (c) =>
    c.json(await getSignUp(c.var.ctx)),
  )
  .use(unkept)
  .route('/', openRoutes)
  .route('/', linkRoutes)
