import { Hono } from 'hono'
import {
  changeWorkerSchema,
  codeSchema,
  kitchenParam,
  kitchenTeamSchema,
  newCodeSchema,
  newWorkerSchema,
  workerParam,
} from '#domain/kitchen.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, callKeyOf, describe, keyed, parse } from '#server/http/endpoint.ts'
import { makeCode } from './pairing.service.ts'
import { addWorker, changeWorker, getTeams, shutOut } from './team.service.ts'

/** The screens of the kitchens, and the people who work at them. */
export const kitchenTeamRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    allow('kitchen.read'),
    describe('The kitchens with their screens and people', kitchenTeamSchema),
    async (c) => c.json(await getTeams(c.var.ctx)),
  )
  .post(
    '/:restaurantId/codes',
    allow('dishes.edit'),
    describe('Makes a code that pairs one screen with the kitchen', codeSchema, 201),
    parse('param', kitchenParam),
    parse('json', newCodeSchema),
    async (c) => {
      const { restaurantId } = c.req.valid('param')
      return answer(c, await makeCode(c.var.ctx, restaurantId, c.req.valid('json')), 201)
    },
  )
  .post(
    '/:restaurantId/staff',
    allow('dishes.edit'),
    describe('Adds somebody to a kitchen, with a PIN', kitchenTeamSchema, 201),
    keyed,
    parse('param', kitchenParam),
    parse('json', newWorkerSchema),
    async (c) => {
      const worker = { ...c.req.valid('param'), ...c.req.valid('json') }
      return answer(c, await addWorker(c.var.ctx, worker, callKeyOf(c)), 201)
    },
  )
  .patch(
    '/:restaurantId/staff/:id',
    allow('dishes.edit'),
    describe('Changes name, PIN or access of somebody in a kitchen', kitchenTeamSchema),
    parse('param', workerParam),
    parse('json', changeWorkerSchema),
    async (c) =>
      answer(c, await changeWorker(c.var.ctx, c.req.valid('param'), c.req.valid('json'))),
  )
  .delete(
    '/:restaurantId/devices/:id',
    allow('dishes.edit'),
    describe('Shuts a screen out of its kitchen', kitchenTeamSchema),
    parse('param', workerParam),
    async (c) => answer(c, await shutOut(c.var.ctx, c.req.valid('param'))),
  )
