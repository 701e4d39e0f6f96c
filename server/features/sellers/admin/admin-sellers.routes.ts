import { Hono } from 'hono'
import {
  adminSellerSchema,
  adminSellersSchema,
  reasonedStepSchema,
  reviewStepSchema,
  saveCarriedSchema,
  saveSellerHoursSchema,
  saveSellerSchema,
  saveStorySchema,
  sellerParam,
  sellerQuerySchema,
  sellerStoryParam,
} from '#domain/admin-sellers.schema.ts'
import { nothingSchema } from '#domain/account.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, callKeyOf, describe, keyed, parse } from '#server/http/endpoint.ts'
import { getAdminSeller } from './admin-seller.service.ts'
import { saveCarriedOf, saveHoursOf, saveSellerFacts, saveStoryOf } from './edit-seller.service.ts'
import { inviteSeller } from './invite-seller.service.ts'
import { stepSeller } from './seller-steps.service.ts'
import { getAdminSellers } from './sellers-list.service.ts'

const id = parse('param', sellerParam)

/** Businesses that sell the factory's goods. */
export const adminSellerRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    allow('sellers.read'),
    describe('A page of the sellers', adminSellersSchema),
    parse('query', sellerQuerySchema),
    async (c) => c.json(await getAdminSellers(c.var.ctx, c.req.valid('query'))),
  )
  .get(
    '/:id',
    allow('sellers.read'),
    describe('The whole seller', adminSellerSchema),
    id,
    async (c) => answer(c, await getAdminSeller(c.var.ctx, c.req.valid('param').id)),
  )
  .put(
    '/:id',
    allow('sellers.edit'),
    describe('Saves who and where a seller is, and how it is reached', adminSellerSchema),
    id,
    parse('json', saveSellerSchema),
    async (c) =>
      answer(c, await saveSellerFacts(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .put(
    '/:id/hours',
    allow('sellers.edit'),
    describe('Saves when a seller is open', adminSellerSchema),
    id,
    parse('json', saveSellerHoursSchema),
    async (c) =>
      answer(c, await saveHoursOf(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .put(
    '/:id/products',
    allow('sellers.edit'),
    describe('Saves which goods a seller carries', adminSellerSchema),
    id,
    parse('json', saveCarriedSchema),
    async (c) =>
      answer(c, await saveCarriedOf(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .put(
    '/:id/story/:code',
    allow('sellers.edit'),
    describe('Saves what a seller says of itself in a language', adminSellerSchema),
    parse('param', sellerStoryParam),
    parse('json', saveStorySchema),
    async (c) => answer(c, await saveStoryOf(c.var.ctx, c.req.valid('param'), c.req.valid('json'))),
  )
  .post(
    '/:id/invitation',
    allow('sellers.edit'),
    describe('Mails the invitation to look after a seller anew, once per key', adminSellerSchema),
    id,
    keyed,
    parse('json', nothingSchema),
    async (c) => answer(c, await inviteSeller(c.var.ctx, c.req.valid('param').id, callKeyOf(c))),
  )
  .post(
    '/:id/suspend',
    allow('sellers.edit'),
    describe('Hides a seller from the map, with a reason that it reads', adminSellerSchema),
    id,
    parse('json', reasonedStepSchema),
    async (c) => {
      const step = { event: 'suspend', ...c.req.valid('json') } as const
      return answer(c, await stepSeller(c.var.ctx, c.req.valid('param').id, step))
    },
  )
  .post(
    '/:id/reinstate',
    allow('sellers.edit'),
    describe('Brings a suspended seller back onto the map', adminSellerSchema),
    id,
    parse('json', reviewStepSchema),
    async (c) => {
      const step = { event: 'reinstate', note: '', ...c.req.valid('json') } as const
      return answer(c, await stepSeller(c.var.ctx, c.req.valid('param').id, step))
    },
  )
  .post(
    '/:id/terminate',
    allow('sellers.edit'),
    describe('Ends the cooperation with a seller, with a reason that it reads', adminSellerSchema),
    id,
    parse('json', reasonedStepSchema),
    async (c) => {
      const step = { event: 'terminate', ...c.req.valid('json') } as const
      return answer(c, await stepSeller(c.var.ctx, c.req.valid('param').id, step))
    },
  )
