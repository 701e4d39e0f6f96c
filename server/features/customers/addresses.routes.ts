import { Hono } from 'hono'
import { idSchema, nothingSchema } from '#domain/account.schema.ts'
import {
  addressesSchema,
  addressSchema,
  changeAddressSchema,
  newAddressSchema,
} from '#domain/address.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, callKeyOf, describe, keyed, parse } from '#server/http/endpoint.ts'
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
    keyed,
    parse('json', newAddressSchema),
    async (c) => answer(c, await addAddress(c.var.ctx, c.req.valid('json'), callKeyOf(c)), 201),
  )
  .patch(
    '/:id',
    allow('account.own'),
    describe('Changes one of the caller’s addresses', addressSchema),
    parse('param', idSchema),
    parse('json', changeAddressSchema),
    async (c) =>
      answer(c, await changeAddress(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .delete(
    '/:id',
    allow('account.own'),
    describe('Removes one of the caller’s addresses', nothingSchema),
    parse('param', idSchema),
    async (c) => answer(c, await removeAddress(c.var.ctx, c.req.valid('param').id)),
  )
