import { Hono } from 'hono'
import {
  doneTicketsSchema,
  feedQuery,
  kitchenActionAnswer,
  kitchenActionSchema,
  kitchenFeedSchema,
  kitchenParam,
  kitchenSchema,
  kitchensSchema,
  pairSchema,
  shiftSchema,
  startShiftSchema,
} from '#domain/kitchen.schema.ts'
import { done } from '#domain/result.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { networkOf } from '#server/http/network-address.ts'
import { getFeed } from './feed.service.ts'
import { deviceHashOf, inKitchen, keepDevice } from './kitchen-access.ts'
import { actInKitchen } from './kitchen-actions.service.ts'
import { getKitchen, listDone, listKitchens } from './kitchen.service.ts'
import { pairDevice } from './pairing.service.ts'
import { endShift, startShift } from './shift.service.ts'

const unkept = { 'Cache-Control': 'private, no-store' }

/** The board of a kitchen, for its paired screens and for who may manage it. */
export const kitchenRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    allow('kitchen.work'),
    describe('The kitchens that this browser may open', kitchensSchema),
    async (c) => c.json(await listKitchens(c.var.ctx, await deviceHashOf(c)), 200, unkept),
  )
  .post(
    '/devices',
    allow('kitchen.work'),
    describe('Pairs this browser with a kitchen, by a code', kitchensSchema, 201),
    parse('json', pairSchema),
    async (c) => {
      const { ctx } = c.var
      const { code } = c.req.valid('json')
      const paired = await pairDevice(ctx, { code, network: networkOf(c.req.raw.headers) })
      if (!paired.ok) return answer(c, paired)
      keepDevice(c, paired.value.secret)
      const { restaurants, mayManage } = await listKitchens(ctx, undefined)
      const { restaurantId: pairedWith } = paired.value
      return c.json({ restaurants, mayManage, pairedWith }, 201, unkept)
    },
  )
  .get(
    '/:restaurantId/feed',
    allow('kitchen.work'),
    describe(
      'What has changed in a kitchen since a revision; 304 where nothing has',
      kitchenFeedSchema,
    ),
    parse('param', kitchenParam),
    parse('query', feedQuery),
    async (c) => {
      const { restaurantId } = c.req.valid('param')
      const { since } = c.req.valid('query')
      const deviceHash = await deviceHashOf(c)
      const feed = await getFeed(c.var.ctx, { restaurantId, deviceHash, since })
      if (!feed.ok) return answer(c, feed)
      const tag = (rev: number) => `"${rev}"`
      if (!feed.value) return c.body(null, 304, { ETag: tag(since), 'Cache-Control': 'no-cache' })
      return c.json(feed.value, 200, { ETag: tag(feed.value.rev), ...unkept })
    },
  )
  .get(
    '/:restaurantId',
    allow('kitchen.work'),
    describe('A kitchen with its people and what it makes', kitchenSchema),
    parse('param', kitchenParam),
    inKitchen,
    async (c) => {
      c.header('Cache-Control', unkept['Cache-Control'])
      return answer(c, await getKitchen(c.var.ctx, c.var.worker))
    },
  )
  .get(
    '/:restaurantId/done',
    allow('kitchen.work'),
    describe('What was handed over in the last hours, the latest first', doneTicketsSchema),
    parse('param', kitchenParam),
    inKitchen,
    async (c) => c.json({ tickets: await listDone(c.var.ctx, c.var.worker) }, 200, unkept),
  )
  .post(
    '/:restaurantId/shift',
    allow('kitchen.work'),
    describe('Begins a shift on this screen, by name and PIN', shiftSchema),
    parse('param', kitchenParam),
    inKitchen,
    parse('json', startShiftSchema),
    async (c) => {
      const { ctx, worker } = c.var
      const started = await startShift(ctx, worker, c.req.valid('json'))
      if (started.ok && worker.deviceId) keepDevice(c)
      return answer(c, started)
    },
  )
  .delete(
    '/:restaurantId/shift',
    allow('kitchen.work'),
    describe('Ends the shift on this screen', shiftSchema),
    parse('param', kitchenParam),
    inKitchen,
    async (c) => {
      await endShift(c.var.ctx, c.var.worker)
      return answer(c, done({ workerName: '', stationIds: c.var.worker.stationIds }))
    },
  )
  .post(
    '/:restaurantId/actions',
    allow('kitchen.work'),
    describe('Does something in a kitchen, once for each client event id', kitchenActionAnswer),
    parse('param', kitchenParam),
    inKitchen,
    parse('json', kitchenActionSchema),
    async (c) => answer(c, await actInKitchen(c.var.ctx, c.var.worker, c.req.valid('json'))),
  )
