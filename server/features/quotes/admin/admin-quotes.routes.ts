import { Hono } from 'hono'
import {
  adminQuoteSchema,
  adminQuotesSchema,
  assignQuoteSchema,
  explainOutcomeSchema,
  quoteFileParam,
  quoteParam,
  quoteQuerySchema,
  rejectQuoteSchema,
  saveDraftSchema,
  takeQuoteSchema,
  writeToQuoteSchema,
} from '#domain/admin-quotes.schema.ts'
import { ownOfferFileParam } from '#domain/documents.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, callKeyOf, describe, describeFile, keyed, parse } from '#server/http/endpoint.ts'
import { documentAnswer } from '#server/http/document-answer.ts'
import { problem } from '#server/http/problem.ts'
import { replyTemplateRoutes } from '#server/features/reply-templates/reply-templates.routes.ts'
import { getOwnOfferFile } from '#server/features/quotes/offer-file.service.ts'
import { getAdminQuote } from './admin-quote.service.ts'
import { saveOfferDraft } from './offer-draft.service.ts'
import { readQuoteFile } from './quote-file.service.ts'
import { getAdminQuotes } from './quote-list.service.ts'
import { explainOutcome, rejectQuote } from './quote-outcome.service.ts'
import { assignQuote, takeQuote } from './quote-owner.service.ts'
import { sendOffer } from './send-offer.service.ts'
import { writeToQuote } from './write-to-buyer.service.ts'

const id = parse('param', quoteParam)

/** Quotes as sales read and answer them. */
export const adminQuoteRoutes = new Hono<ApiEnv>()
  // Before the quotes by their ids: `templates` is none.
  .route('/', replyTemplateRoutes('quotes', { read: 'quotes.read', edit: 'quotes.edit' }))
  .get(
    '/',
    allow('quotes.read'),
    describe('A page of the quotes, and how many wait in each queue', adminQuotesSchema),
    parse('query', quoteQuerySchema),
    async (c) => c.json(await getAdminQuotes(c.var.ctx, c.req.valid('query'))),
  )
  .get(
    '/:id',
    allow('quotes.read'),
    describe('The whole quote, with the offer as it is written so far', adminQuoteSchema),
    id,
    async (c) => answer(c, await getAdminQuote(c.var.ctx, c.req.valid('param').id)),
  )
  .post(
    '/:id/take',
    allow('quotes.edit'),
    describe('The caller answers this quote', adminQuoteSchema),
    id,
    parse('json', takeQuoteSchema),
    async (c) =>
      answer(c, await takeQuote(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .put(
    '/:id/assignee',
    allow('quotes.edit'),
    describe('Gives a quote to somebody who may answer it', adminQuoteSchema),
    id,
    parse('json', assignQuoteSchema),
    async (c) =>
      answer(c, await assignQuote(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .put(
    '/:id/draft',
    allow('quotes.edit'),
    describe('Keeps the offer as it is written so far', adminQuoteSchema),
    id,
    parse('json', saveDraftSchema),
    async (c) =>
      answer(c, await saveOfferDraft(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .post(
    '/:id/offer',
    allow('quotes.edit'),
    describe('Sends the next version of the offer to its buyer', adminQuoteSchema),
    id,
    parse('json', saveDraftSchema),
    async (c) =>
      answer(c, await sendOffer(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .post(
    '/:id/messages',
    allow('quotes.edit'),
    describe('A message, a question or a note, once per key', adminQuoteSchema, 201),
    id,
    keyed,
    parse('json', writeToQuoteSchema),
    async (c) => {
      const message = { ...c.req.valid('param'), ...c.req.valid('json') }
      return answer(c, await writeToQuote(c.var.ctx, message, callKeyOf(c)), 201)
    },
  )
  .post(
    '/:id/reject',
    allow('quotes.edit'),
    describe('Tells the buyer that there will be no offer', adminQuoteSchema),
    id,
    parse('json', rejectQuoteSchema),
    async (c) =>
      answer(c, await rejectQuote(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .put(
    '/:id/outcome',
    allow('quotes.edit'),
    describe('Keeps what made the buyer accept', adminQuoteSchema),
    id,
    parse('json', explainOutcomeSchema),
    async (c) =>
      answer(c, await explainOutcome(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .get(
    '/:id/offers/:version/file',
    allow('quotes.read'),
    describeFile('A version of the offer as a PDF file', 'application/pdf'),
    parse('param', ownOfferFileParam),
    async (c) => {
      const { id: of, version } = c.req.valid('param')
      return documentAnswer(c, await getOwnOfferFile(c.var.ctx, of, version))
    },
  )
  .get(
    '/:id/files/:file',
    allow('quotes.read'),
    describeFile('A file that the buyer sent along, as a download', 'application/octet-stream'),
    parse('param', quoteFileParam),
    async (c) => {
      const result = await readQuoteFile(c.var.ctx, c.req.valid('param'))
      return result.ok ? result.value : problem(c, result.problem)
    },
  )
