import { Hono } from 'hono'
import {
  changeStationSchema,
  dishStationSchema,
  kitchenParam,
  kitchenRulesSchema,
  kitchenTeamSchema,
  newStationSchema,
  removeStationQuery,
  stationOrderSchema,
  workerParam,
} from '#domain/kitchen.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, callKeyOf, describe, keyed, parse } from '#server/http/endpoint.ts'
import {
  addStation,
  changeKitchenRules,
  dropStation,
  orderStations,
  renameStation,
  stationDish,
} from './stations.service.ts'

/** The stations of the kitchens, and which dishes are made where. */
export const stationRoutes = new Hono<ApiEnv>()
  .patch(
    '/:restaurantId',
    allow('dishes.edit'),
    describe('Says whether expo has to wait for the stations', kitchenTeamSchema),
    parse('param', kitchenParam),
    parse('json', kitchenRulesSchema),
    async (c) => {
      const { restaurantId } = c.req.valid('param')
      return answer(c, await changeKitchenRules(c.var.ctx, restaurantId, c.req.valid('json')))
    },
  )
  .post(
    '/:restaurantId/stations',
    allow('dishes.edit'),
    describe('Adds a station to a kitchen', kitchenTeamSchema, 201),
    keyed,
    parse('param', kitchenParam),
    parse('json', newStationSchema),
    async (c) => {
      const station = { ...c.req.valid('param'), ...c.req.valid('json') }
      return answer(c, await addStation(c.var.ctx, station, callKeyOf(c)), 201)
    },
  )
  .put(
    '/:restaurantId/stations/order',
    allow('dishes.edit'),
    describe('Puts the stations of a kitchen in an order', kitchenTeamSchema),
    parse('param', kitchenParam),
    parse('json', stationOrderSchema),
    async (c) => {
      const { restaurantId } = c.req.valid('param')
      return answer(c, await orderStations(c.var.ctx, restaurantId, c.req.valid('json')))
    },
  )
  .patch(
    '/:restaurantId/stations/:id',
    allow('dishes.edit'),
    describe('Gives a station another name', kitchenTeamSchema),
    parse('param', workerParam),
    parse('json', changeStationSchema),
    async (c) =>
      answer(c, await renameStation(c.var.ctx, c.req.valid('param'), c.req.valid('json'))),
  )
  .delete(
    '/:restaurantId/stations/:id',
    allow('dishes.edit'),
    describe('Removes a station: its dishes are seen at every station', kitchenTeamSchema),
    parse('param', workerParam),
    parse('query', removeStationQuery),
    async (c) => {
      const { rev } = c.req.valid('query')
      return answer(c, await dropStation(c.var.ctx, c.req.valid('param'), rev))
    },
  )
  .put(
    '/:restaurantId/dishes/:id/station',
    allow('dishes.edit'),
    describe('Says at which station a dish is made', kitchenTeamSchema),
    parse('param', workerParam),
    parse('json', dishStationSchema),
    async (c) => answer(c, await stationDish(c.var.ctx, c.req.valid('param'), c.req.valid('json'))),
  )
