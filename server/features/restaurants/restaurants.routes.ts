import { Hono } from 'hono'
import { slugParam } from '#domain/catalog.schema.ts'
import { menuSchema, restaurantsSchema } from '#domain/restaurants.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { getMenu } from './menu.service.ts'
import { listRestaurants } from './restaurants.service.ts'

/** Whether a kitchen is open changes with the clock: nothing of this is kept. */
const unkept = { 'Cache-Control': 'no-store' }

export const restaurantRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    allow('catalog.read'),
    describe('The restaurants, the open ones first, with their next times', restaurantsSchema),
    async (c) => c.json(await listRestaurants(c.var.ctx), 200, unkept),
  )
  .get(
    '/:slug',
    allow('catalog.read'),
    describe(
      'The menu of one restaurant with sizes, options, allergens and the terms of its prices',
      menuSchema,
    ),
    parse('param', slugParam),
    async (c) => {
      c.header('Cache-Control', 'no-store')
      return answer(c, await getMenu(c.var.ctx, c.req.valid('param').slug))
    },
  )
