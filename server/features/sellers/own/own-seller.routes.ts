import { Hono } from 'hono'
import * as v from 'valibot'
import {
  saveCarriedSchema,
  saveSellerHoursSchema,
  saveStorySchema,
} from '#domain/admin-sellers.schema.ts'
import {
  ownSellerSchema,
  ownStoryParam,
  saveClosureSchema,
  saveSellerProfileSchema,
  sellerInvitationSchema,
} from '#domain/own-seller.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { unkept } from '#server/http/middleware/unkept.ts'
import { acceptSeller } from './accept-seller.service.ts'
import {
  getOwnSeller,
  saveClosure,
  saveOwnGoods,
  saveOwnHours,
  saveOwnStory,
  saveProfile,
} from './own-seller.service.ts'

/** The seller that the caller looks after. */
export const ownSellerRoutes = new Hono<ApiEnv>()
  .use(unkept)
  .get('/', allow('seller.own'), describe('The caller’s own seller', ownSellerSchema), async (c) =>
    answer(c, await getOwnSeller(c.var.ctx)),
  )
  .put(
    '/profile',
    allow('seller.own'),
    describe('Saves how the seller is reached', ownSellerSchema),
    parse('json', saveSellerProfileSchema),
    async (c) => answer(c, await saveProfile(c.var.ctx, c.req.valid('json'))),
  )
  .put(
    '/hours',
    allow('seller.own'),
    describe('Saves when the seller is open', ownSellerSchema),
    parse('json', saveSellerHoursSchema),
    async (c) => answer(c, await saveOwnHours(c.var.ctx, c.req.valid('json'))),
  )
  .put(
    '/products',
    allow('seller.own'),
    describe('Saves which goods the seller carries', ownSellerSchema),
    parse('json', saveCarriedSchema),
    async (c) => answer(c, await saveOwnGoods(c.var.ctx, c.req.valid('json'))),
  )
  .put(
    '/closure',
    allow('seller.own'),
    describe('Saves between which days the seller is closed', ownSellerSchema),
    parse('json', saveClosureSchema),
    async (c) => answer(c, await saveClosure(c.var.ctx, c.req.valid('json'))),
  )
  .put(
    '/story/:code',
    allow('seller.own'),
    describe('Saves what the seller says of itself in a language', ownSellerSchema),
    parse('param', ownStoryParam),
    parse('json', saveStorySchema),
    async (c) =>
      answer(c, await saveOwnStory(c.var.ctx, c.req.valid('param').code, c.req.valid('json'))),
  )
  .post(
    '/invitation',
    allow('account.own'),
    describe('The caller looks after the seller of a mailed invitation', v.object({})),
    parse('json', sellerInvitationSchema),
    async (c) => answer(c, await acceptSeller(c.var.ctx, c.req.valid('json').token)),
  )
