import { Hono } from 'hono'
import { addTaxRateSchema, taxRateParam, taxRatesSchema } from '#domain/tax-rates.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { addTaxRate, getTaxRates, removeTaxRate } from './tax-rates.service.ts'

export const taxRateRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    allow('settings.read'),
    describe('The rates of VAT by class and date, and which are in force', taxRatesSchema),
    async (c) => c.json(await getTaxRates(c.var.ctx)),
  )
  .put(
    '/:class/:validFrom',
    allow('settings.edit'),
    describe('Adds the rate of a class from a day to come on', taxRatesSchema),
    parse('param', taxRateParam),
    parse('json', addTaxRateSchema),
    async (c) => {
      const { percentBp } = c.req.valid('json')
      return answer(c, await addTaxRate(c.var.ctx, c.req.valid('param'), percentBp))
    },
  )
  .delete(
    '/:class/:validFrom',
    allow('settings.edit'),
    describe('Takes back a rate that has not begun', taxRatesSchema),
    parse('param', taxRateParam),
    async (c) => answer(c, await removeTaxRate(c.var.ctx, c.req.valid('param'))),
  )
