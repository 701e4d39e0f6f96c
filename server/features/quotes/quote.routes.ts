import { Hono } from 'hono'
import { nothingSchema } from '#domain/account.schema.ts'
import {
  acceptOfferSchema,
  declineOfferSchema,
  quoteTokenSchema,
  quoteViewSchema,
  renewedQuoteSchema,
  reviseOfferSchema,
  writeToSalesSchema,
} from '#domain/quote-view.schema.ts'
import { offerFileParam } from '#domain/documents.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, callKeyOf, describe, describeFile, keyed, parse } from '#server/http/endpoint.ts'
import { fewViews } from '#server/http/middleware/few-views.ts'
import { documentAnswer } from '#server/http/document-answer.ts'
import { acceptOffer } from './accept.service.ts'
import { declineOffer, withdrawQuote } from './buyer-steps.service.ts'
import { getOfferFile } from './offer-file.service.ts'
import { getQuote } from './buyers-quote.service.ts'
import { renewQuote } from './renew.service.ts'
import { reviseOffer, writeToSales } from './write-to-sales.service.ts'

const token = parse('param', quoteTokenSchema)

/** What a buyer does with the link to their quote. */
export const buyersQuoteRoutes = new Hono<ApiEnv>()
  .use('/:token/*', fewViews)
  .get(
    '/:token',
    allow('quote.read'),
    describe('A quote by its token: what was asked, offered and written', quoteViewSchema),
    token,
    async (c) => answer(c, await getQuote(c.var.ctx, c.req.valid('param').token)),
  )
  .get(
    '/:token/offers/:version/file',
    allow('quote.read'),
    describeFile('A version of the offer as a PDF file', 'application/pdf'),
    parse('param', offerFileParam),
    async (c) => {
      const { token: of, version } = c.req.valid('param')
      return documentAnswer(c, await getOfferFile(c.var.ctx, of, version))
    },
  )
  .post(
    '/:token/messages',
    allow('quote.read'),
    describe('A message of the buyer; where sales have asked, the answer', quoteViewSchema),
    token,
    keyed,
    parse('json', writeToSalesSchema),
    async (c) => {
      const sent = { wanted: c.req.valid('json'), key: callKeyOf(c) }
      return answer(c, await writeToSales(c.var.ctx, c.req.valid('param').token, sent))
    },
  )
  .post(
    '/:token/revision',
    allow('quote.read'),
    describe('The buyer asks for another offer, and says why', quoteViewSchema),
    token,
    keyed,
    parse('json', reviseOfferSchema),
    async (c) => {
      const sent = { wanted: c.req.valid('json'), key: callKeyOf(c) }
      return answer(c, await reviseOffer(c.var.ctx, c.req.valid('param').token, sent))
    },
  )
  .post(
    '/:token/accept',
    allow('quote.read'),
    describe('The buyer accepts the offer: it is an order then', quoteViewSchema),
    token,
    parse('json', acceptOfferSchema),
    async (c) =>
      answer(c, await acceptOffer(c.var.ctx, c.req.valid('param').token, c.req.valid('json'))),
  )
  .post(
    '/:token/decline',
    allow('quote.read'),
    describe('The buyer declines the offer', quoteViewSchema),
    token,
    parse('json', declineOfferSchema),
    async (c) =>
      answer(c, await declineOffer(c.var.ctx, c.req.valid('param').token, c.req.valid('json'))),
  )
  .post(
    '/:token/withdraw',
    allow('quote.read'),
    describe('The buyer takes the request back', quoteViewSchema),
    token,
    parse('json', nothingSchema),
    async (c) => answer(c, await withdrawQuote(c.var.ctx, c.req.valid('param').token)),
  )
  .post(
    '/:token/renew',
    allow('quote.read'),
    describe('Asks anew for what an expired offer was about', renewedQuoteSchema, 201),
    token,
    parse('json', nothingSchema),
    async (c) => answer(c, await renewQuote(c.var.ctx, c.req.valid('param').token), 201),
  )
