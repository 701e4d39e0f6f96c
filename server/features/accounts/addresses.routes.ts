import { Hono } from 'hono'
import { idSchema, nothingSchema } from '#domain/account.schema.ts'
import {
  addressesSchema,
  addressSchema,
  changeAddressSchema,
  newAddressSchema,
} from '#domain/address.schema.ts'
import { idempotencyKeySchema } from '#domain/cart.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { problem } from '#server/http/problem.ts'
import { addAddress, changeAddress, getAddresses, removeAddress } from './addresses.service.ts'

export const addressRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    allow('account.own'),
    describe('The caller’s addresses, the default first', addressesSchema),
    async (c) => c.json(await getAddresses(c.var.ctx)),
  )
  .post(
    '/',
    allow('account.own'),
    describe('Adds an address; the first one is the default', addressSchema, 201),
    parse('header', idempotencyKeySchema),
    parse('json', newAddressSchema),
    async (c) => {
      const key = c.req.valid('header')['idempotency-key']
      const result = await addAddress(c.var.ctx, c.req.valid('json'), key)
      return result.ok ? c.json(result.value, 201) : problem(c, result.problem)
    },
  )
  .patch(
    '/:id',
    allow('account.own'),
    describe('Changes one of the caller’s addresses', addressSchema),
    parse('param', idSchema),
    parse('json', changeAddressSchema),
    async (c) => {
      const result = await changeAddress(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))
      return result.ok ? c.json(result.value) : problem(c, result.problem)
    },
  )
  .delete(
    '/:id',
    allow('account.own'),
    describe('Removes one of the caller’s addresses', nothingSchema),
    parse('param', idSchema),
    async (c) => {
      const result = await removeAddress(c.var.ctx, c.req.valid('param').id)
      return result.ok ? c.json(result.value) : problem(c, result.problem)
    },
  )
