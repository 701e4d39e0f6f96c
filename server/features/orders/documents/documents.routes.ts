import { Hono } from 'hono'
import { buyersDocumentParam, documentQuery, orderDocumentParam } from '#domain/documents.schema.ts'
import { adminOrderSchema, issueInvoiceSchema, orderParam } from '#domain/admin-orders.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, describe, describeFile, parse } from '#server/http/endpoint.ts'
import { fewViews } from '#server/http/middleware/few-views.ts'
import { unkept } from '#server/http/middleware/unkept.ts'
import { documentAnswer } from './document-answer.ts'
import { issueInvoice } from './issue-invoice.service.ts'
import { getBuyersDocument, getOrderDocument } from './order-document.service.ts'

/** The papers of an order for its buyer. */
export const buyersDocumentRoutes = new Hono<ApiEnv>()
  .use('/:token/documents/*', unkept, fewViews)
  .get(
    '/:token/documents/:document',
    allow('order.read'),
    describeFile('A paper of an order, for who may read it in full', 'application/pdf'),
    parse('param', buyersDocumentParam),
    parse('query', documentQuery),
    async (c) => {
      const { token, document } = c.req.valid('param')
      const asked = { document, ...c.req.valid('query') }
      return documentAnswer(c, await getBuyersDocument(c.var.ctx, token, asked))
    },
  )

/** The same for those who work here, and the invoice of an order that has none yet. */
export const orderDocumentRoutes = new Hono<ApiEnv>()
  .get(
    '/:id/documents/:document',
    allow('orders.read'),
    describeFile('A paper of an order', 'application/pdf'),
    parse('param', orderDocumentParam),
    parse('query', documentQuery),
    async (c) => {
      const { id, document } = c.req.valid('param')
      const asked = { document, ...c.req.valid('query') }
      return documentAnswer(c, await getOrderDocument(c.var.ctx, id, asked))
    },
  )
  .post(
    '/:id/invoice',
    allow('orders.move'),
    describe('Issues the invoice of an order whose goods have left', adminOrderSchema),
    parse('param', orderParam),
    parse('json', issueInvoiceSchema),
    async (c) =>
      answer(c, await issueInvoice(c.var.ctx, c.req.valid('param').id, c.req.valid('json').rev)),
  )
