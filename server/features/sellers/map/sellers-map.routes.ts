import { Hono } from 'hono'
import { slugParam } from '#domain/catalog.schema.ts'
import {
  sellerPageSchema,
  sellerPointsSchema,
  sellersByPlaceSchema,
  sellersQuery,
  sellersSchema,
} from '#domain/seller-places.schema.ts'
import { answer } from '#server/http/answer.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import {
  getSeller,
  listSellerPoints,
  listSellers,
  listSellersByPlace,
} from './sellers-map.service.ts'

/** Whether a seller is open changes with the clock: nothing of this is kept. */
const unkept = { 'Cache-Control': 'no-store' }

export const sellerRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    allow('catalog.read'),
    describe(
      'The sellers under filters, 40 a page: the nearest first from where one looks, else by name',
      sellersSchema,
    ),
    parse('query', sellersQuery),
    async (c) => c.json(await listSellers(c.var.ctx, c.req.valid('query')), 200, unkept),
  )
  .get(
    '/:slug',
    allow('catalog.read'),
    describe(
      'One seller with its hours, its story and the goods that it carries',
      sellerPageSchema,
    ),
    parse('param', slugParam),
    async (c) => {
      c.header('Cache-Control', 'no-store')
      return answer(c, await getSeller(c.var.ctx, c.req.valid('param').slug))
    },
  )

/** What the map alone asks for. */
export const sellerPointRoutes = new Hono<ApiEnv>().get(
  '/',
  allow('catalog.read'),
  describe('Where every seller under filters is, in the order of their list', sellerPointsSchema),
  parse('query', sellersQuery),
  async (c) => c.json(await listSellerPoints(c.var.ctx, c.req.valid('query')), 200, unkept),
)

export const sellerPlaceRoutes = new Hono<ApiEnv>().get(
  '/',
  allow('catalog.read'),
  describe('Every seller under its place', sellersByPlaceSchema),
  async (c) => c.json(await listSellersByPlace(c.var.ctx)),
)
