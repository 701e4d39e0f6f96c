import { Hono } from 'hono'
import * as v from 'valibot'
import { nothingSchema } from '#domain/account.schema.ts'
import {
  adminCustomerSchema,
  adminCustomersSchema,
  customerParam,
  customerQuerySchema,
  eraseCustomerSchema,
  noteCustomerSchema,
} from '#domain/admin-customers.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, callKeyOf, describe, keyed, parse } from '#server/http/endpoint.ts'
import {
  addCustomerNote,
  eraseCustomerOf,
  getCustomer,
  getCustomerData,
  getCustomers,
} from './customers.service.ts'

/** Everyone who has ordered, as the people of the factory read them. */
export const adminCustomerRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    allow('orders.read'),
    describe(
      'A page of everyone who has ordered, with an account or as a guest',
      adminCustomersSchema,
    ),
    parse('query', customerQuerySchema),
    async (c) => c.json(await getCustomers(c.var.ctx, c.req.valid('query'))),
  )
  .get(
    '/:id',
    allow('orders.read'),
    describe('Who placed an order, with their consents and last orders', adminCustomerSchema),
    parse('param', customerParam),
    async (c) => answer(c, await getCustomer(c.var.ctx, c.req.valid('param').id)),
  )
  .post(
    '/:id/notes',
    allow('orders.move'),
    describe('Writes a note about a customer for those who work here', adminCustomerSchema, 201),
    keyed,
    parse('param', customerParam),
    parse('json', noteCustomerSchema),
    async (c) => {
      const note = { ...c.req.valid('param'), ...c.req.valid('json') }
      return answer(c, await addCustomerNote(c.var.ctx, note, callKeyOf(c)), 201)
    },
  )
  .post(
    '/:id/data',
    allow('customers.privacy'),
    describe(
      'All that is kept about a customer who asks for it',
      v.record(v.string(), v.unknown()),
    ),
    parse('param', customerParam),
    parse('json', nothingSchema),
    async (c) => answer(c, await getCustomerData(c.var.ctx, c.req.valid('param').id)),
  )
  .post(
    '/:id/erase',
    allow('customers.privacy'),
    describe('Deletes a customer who asks for it, but for what the law wants kept', nothingSchema),
    parse('param', customerParam),
    parse('json', eraseCustomerSchema),
    async (c) => {
      const customer = { ...c.req.valid('param'), ...c.req.valid('json') }
      return answer(c, await eraseCustomerOf(c.var.ctx, customer))
    },
  )
