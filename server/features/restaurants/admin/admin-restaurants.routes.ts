import { Hono } from 'hono'
import {
  adminRestaurantsSchema,
  changeRestaurantSchema,
  changeTableSchema,
  newRestaurantSchema,
  newTableSchema,
  newTokenSchema,
  placesOrderSchema,
  removeTableQuery,
  restaurantLanguageParam,
  restaurantParam,
  saveHoursSchema,
  saveManagersSchema,
  saveRestaurantWordsSchema,
  tableCardsQuery,
  tableCardsSchema,
  tableOfParam,
} from '#domain/admin-restaurants.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, callKeyOf, describe, keyed, parse } from '#server/http/endpoint.ts'
import { getRestaurants, makeRestaurant, orderRestaurants } from './admin-restaurants.service.ts'
import {
  changeRestaurant,
  saveHours,
  saveManagers,
  saveRestaurantWords,
} from './restaurant-changes.service.ts'
import { getTableCards } from './table-cards.service.ts'
import { addTable, orderTables, removeTable, renameTable, renewToken } from './tables.service.ts'

/** The tables of a restaurant, and the codes on them. */
const tableRoutes = new Hono<ApiEnv>()
  .get(
    '/:id/cards',
    allow('kitchen.read'),
    describe('The printable cards of the tables', tableCardsSchema),
    parse('param', restaurantParam),
    parse('query', tableCardsQuery),
    async (c) => {
      const { id } = c.req.valid('param')
      return answer(c, await getTableCards(c.var.ctx, id, c.req.valid('query').table))
    },
  )
  .post(
    '/:id/tables',
    allow('dishes.edit'),
    describe('Adds a table with a code of its own', adminRestaurantsSchema, 201),
    keyed,
    parse('param', restaurantParam),
    parse('json', newTableSchema),
    async (c) => {
      const { id: restaurantId } = c.req.valid('param')
      const table = { restaurantId, ...c.req.valid('json'), key: callKeyOf(c) }
      return answer(c, await addTable(c.var.ctx, table), 201)
    },
  )
  .put(
    '/:id/tables/order',
    allow('dishes.edit'),
    describe('Puts the tables in an order', adminRestaurantsSchema),
    parse('param', restaurantParam),
    parse('json', placesOrderSchema),
    async (c) => {
      const { id } = c.req.valid('param')
      return answer(c, await orderTables(c.var.ctx, id, c.req.valid('json')))
    },
  )
  .patch(
    '/:id/tables/:tableId',
    allow('dishes.edit'),
    describe('Calls a table something else', adminRestaurantsSchema),
    parse('param', tableOfParam),
    parse('json', changeTableSchema),
    async (c) => answer(c, await renameTable(c.var.ctx, c.req.valid('param'), c.req.valid('json'))),
  )
  .post(
    '/:id/tables/:tableId/token',
    allow('dishes.edit'),
    describe('Gives a table a new code: the old card leads nowhere', adminRestaurantsSchema),
    keyed,
    parse('param', tableOfParam),
    parse('json', newTokenSchema),
    async (c) => {
      const wanted = { ...c.req.valid('json'), key: callKeyOf(c) }
      return answer(c, await renewToken(c.var.ctx, c.req.valid('param'), wanted))
    },
  )
  .delete(
    '/:id/tables/:tableId',
    allow('dishes.edit'),
    describe('Removes a table; orders keep its name', adminRestaurantsSchema),
    parse('param', tableOfParam),
    parse('query', removeTableQuery),
    async (c) => {
      const { rev } = c.req.valid('query')
      return answer(c, await removeTable(c.var.ctx, c.req.valid('param'), rev))
    },
  )

/** The restaurants, as those who manage them see them. */
export const adminRestaurantRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    allow('kitchen.read'),
    describe(
      'The restaurants that the caller may look into, with words, hours and tables',
      adminRestaurantsSchema,
    ),
    async (c) => c.json(await getRestaurants(c.var.ctx)),
  )
  .post(
    '/',
    allow('settings.edit'),
    describe('Makes a restaurant that no guest sees yet', adminRestaurantsSchema, 201),
    keyed,
    parse('json', newRestaurantSchema),
    async (c) => answer(c, await makeRestaurant(c.var.ctx, c.req.valid('json'), callKeyOf(c)), 201),
  )
  .put(
    '/order',
    allow('settings.edit'),
    describe('Puts the restaurants in an order', adminRestaurantsSchema),
    parse('json', placesOrderSchema),
    async (c) => answer(c, await orderRestaurants(c.var.ctx, c.req.valid('json'))),
  )
  .patch(
    '/:id',
    allow('dishes.edit'),
    describe(
      'Changes address, state or terms; an old address leads to the new one',
      adminRestaurantsSchema,
    ),
    parse('param', restaurantParam),
    parse('json', changeRestaurantSchema),
    async (c) => {
      const { id } = c.req.valid('param')
      return answer(c, await changeRestaurant(c.var.ctx, id, c.req.valid('json')))
    },
  )
  .put(
    '/:id/languages/:code',
    allow('dishes.edit'),
    describe('Saves the words of a restaurant in a language', adminRestaurantsSchema),
    parse('param', restaurantLanguageParam),
    parse('json', saveRestaurantWordsSchema),
    async (c) =>
      answer(c, await saveRestaurantWords(c.var.ctx, c.req.valid('param'), c.req.valid('json'))),
  )
  .put(
    '/:id/hours',
    allow('dishes.edit'),
    describe('Saves the usual week and the days on which it differs', adminRestaurantsSchema),
    parse('param', restaurantParam),
    parse('json', saveHoursSchema),
    async (c) => {
      const { id } = c.req.valid('param')
      return answer(c, await saveHours(c.var.ctx, id, c.req.valid('json')))
    },
  )
  .put(
    '/:id/managers',
    allow('people.edit'),
    describe('Says which managers of kitchens manage a restaurant', adminRestaurantsSchema),
    parse('param', restaurantParam),
    parse('json', saveManagersSchema),
    async (c) => {
      const { id } = c.req.valid('param')
      return answer(c, await saveManagers(c.var.ctx, id, c.req.valid('json')))
    },
  )
  .route('/', tableRoutes)
