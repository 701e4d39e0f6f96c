import { Hono } from 'hono'
import { missingAddressesSchema, missingMarkSchema } from '#domain/pages.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { getMissing, markAddress } from './missing-addresses.service.ts'

/** Addresses at which visitors found nothing. */
export const missingAddressesRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    allow('content.read'),
    describe('Addresses at which visitors found nothing', missingAddressesSchema),
    async (c) => c.json(await getMissing(c.var.ctx)),
  )
  .post(
    '/marks',
    allow('content.publish'),
    describe('Says of an address whether it matters', missingAddressesSchema),
    parse('json', missingMarkSchema),
    async (c) => c.json(await markAddress(c.var.ctx, c.req.valid('json'))),
  )
