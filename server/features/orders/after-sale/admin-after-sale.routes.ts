import { Hono } from 'hono'
import {
  adminComplaintParam,
  adminPictureParam,
  answerComplaintSchema,
  decideWithdrawalSchema,
} from '#domain/after-sale.schema.ts'
import { adminOrderSchema, orderParam } from '#domain/admin-orders.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, describe, describeFile, parse } from '#server/http/endpoint.ts'
import { problem } from '#server/http/problem.ts'
import { readComplaintPicture } from './complaint-pictures.service.ts'
import { answerComplaint, decideWithdrawal } from './decisions.service.ts'

/** What the people of the factory do after the sale. */
export const adminAfterSaleRoutes = new Hono<ApiEnv>()
  .post(
    '/:id/withdrawal',
    allow('orders.refund'),
    describe('Accepts a withdrawal or declines it, and tells the buyer', adminOrderSchema),
    parse('param', orderParam),
    parse('json', decideWithdrawalSchema),
    async (c) =>
      answer(c, await decideWithdrawal(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .post(
    '/:id/complaints/:complaint',
    allow('orders.move'),
    describe('Accepts a complaint or refuses it, and tells the buyer', adminOrderSchema),
    parse('param', adminComplaintParam),
    parse('json', answerComplaintSchema),
    async (c) =>
      answer(c, await answerComplaint(c.var.ctx, c.req.valid('param'), c.req.valid('json'))),
  )
  .get(
    '/:id/complaints/:complaint/pictures/:picture',
    allow('orders.read'),
    describeFile('A picture of a complaint', 'image/webp'),
    parse('param', adminPictureParam),
    async (c) => {
      const read = await readComplaintPicture(c.var.ctx, c.req.valid('param'))
      return read.ok ? read.value : problem(c, read.problem)
    },
  )
