import { Hono } from 'hono'
import * as v from 'valibot'
import {
  complainSchema,
  complaintParam,
  complaintPictureParam,
  withdrawSchema,
} from '#domain/after-sale.schema.ts'
import { boundedText } from '#domain/bounded-text.schema.ts'
import { orderViewSchema } from '#domain/order-view.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, callKeyOf, describe, describeFile, keyed, parse } from '#server/http/endpoint.ts'
import { limitedPicture } from '#server/http/middleware/body-limit.ts'
import { unkept } from '#server/http/middleware/unkept.ts'
import { networkOf } from '#server/http/network-address.ts'
import { problem } from '#server/http/problem.ts'
import { readOwnPicture } from './complaint-pictures.service.ts'
import { addPicture, complain, findOpenComplaint } from './complaints.service.ts'
import { withdraw } from './withdrawals.service.ts'

const tokenSchema = v.object({ token: boundedText(100, 'not_found') })

/** What a buyer does after the sale. A picture travels as it is, as `application/octet-stream`. */
export const afterSaleRoutes = new Hono<ApiEnv>()
  .use('/:token/*', unkept)
  .post(
    '/:token/withdrawal',
    allow('order.withdraw'),
    describe('Receives a withdrawal from an order, once, and confirms it by mail', orderViewSchema),
    parse('param', tokenSchema),
    parse('json', withdrawSchema),
    async (c) =>
      answer(c, await withdraw(c.var.ctx, c.req.valid('param').token, c.req.valid('json'))),
  )
  .post(
    '/:token/complaints',
    allow('order.complain'),
    describe(
      'Takes a complaint about an order’s goods, once per key',
      v.object({ id: v.string(), order: orderViewSchema }),
      201,
    ),
    keyed,
    parse('param', tokenSchema),
    parse('json', complainSchema),
    async (c) => {
      const said = { ...c.req.valid('param'), ...c.req.valid('json') }
      const call = { network: networkOf(c.req.raw.headers), key: callKeyOf(c) }
      return answer(c, await complain(c.var.ctx, said, call), 201)
    },
  )
  .post(
    '/:token/complaints/:complaint/pictures',
    allow('order.complain'),
    describe('Takes a picture (10 MB) to a complaint that is open', orderViewSchema, 201),
    parse('param', complaintParam),
    // Nothing is read of a picture that the caller may not send.
    async (c, next) => {
      const open = await findOpenComplaint(c.var.ctx, c.req.valid('param'))
      const mayBeKnown = !open.ok && open.problem.code === 'too_many_pictures'
      if (!open.ok && !mayBeKnown) return problem(c, open.problem)
      await next()
      return undefined
    },
    limitedPicture,
    async (c) => {
      const sent = {
        bytes: new Uint8Array(await c.req.arrayBuffer()),
        network: networkOf(c.req.raw.headers),
      }
      return answer(c, await addPicture(c.var.ctx, c.req.valid('param'), sent), 201)
    },
  )
  .get(
    '/:token/complaints/:complaint/pictures/:picture',
    allow('order.read'),
    describeFile('A picture of a complaint, for who reads the order in full', 'image/webp'),
    parse('param', complaintPictureParam),
    async (c) => {
      const read = await readOwnPicture(c.var.ctx, c.req.valid('param'))
      return read.ok ? read.value : problem(c, read.problem)
    },
  )
