import { Hono } from 'hono'
import {
  adminCustomerSchema,
  adminCustomersSchema,
  customerParam,
  customerQuerySchema,
} from '#domain/admin-customers.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { getCustomer, getCustomers } from './customers.service.ts'

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
