import { Hono } from 'hono'
import { nothingSchema } from '#domain/account.schema.ts'
import { quoteParam } from '#domain/admin-quotes.schema.ts'
import { uploadHeadersSchema } from '#domain/media.schema.ts'
import { quoteFileSchema } from '#domain/quote-request.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { keepGuest } from '#server/http/guest-cookie.ts'
import { limitedQuoteFile } from '#server/http/middleware/body-limit.ts'
import { networkOf } from '#server/http/network-address.ts'
import { problem } from '#server/http/problem.ts'
import { addQuoteFile, removeQuoteFile } from './files.service.ts'

/** A file travels as it is, as `application/octet-stream`, its name beside it in `x-file-name`. */
export const quoteFileRoutes = new Hono<ApiEnv>()
  .post(
    '/files',
    allow('quote.ask'),
    describe('Takes a file (10 MB) in that is sent along with a request', quoteFileSchema, 201),
    parse('header', uploadHeadersSchema),
    limitedQuoteFile,
    async (c) => {
      const result = await addQuoteFile(c.var.ctx, {
        nameHeader: c.req.valid('header')['x-file-name'],
        bytes: new Uint8Array(await c.req.arrayBuffer()),
        network: networkOf(c.req.raw.headers),
      })
      if (!result.ok) return problem(c, result.problem)
      keepGuest(c, result.value.guestSecret)
      return c.json(result.value.file, 201)
    },
  )
  .delete(
    '/files/:id',
    allow('quote.ask'),
    describe('Takes a file back that was not sent yet', nothingSchema),
    parse('param', quoteParam),
    async (c) => answer(c, await removeQuoteFile(c.var.ctx, c.req.valid('param').id)),
  )
