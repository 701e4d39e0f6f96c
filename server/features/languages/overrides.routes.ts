import { Hono } from 'hono'
import {
  overrideParam,
  overridesOfSchema,
  overridesSchema,
  removeOverrideSchema,
  saveOverrideSchema,
} from '#domain/languages.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { getOverrides, removeOverride, saveOverride } from './overrides.service.ts'

export const overrideRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    allow('content.read'),
    describe('The overrides of a language, by the catalogue’s id', overridesSchema),
    parse('query', overridesOfSchema),
    async (c) => answer(c, await getOverrides(c.var.ctx, c.req.valid('query').language)),
  )
  .put(
    '/:key',
    allow('content.translate'),
    describe('Lays a text of the factory over the catalogue’s', overridesSchema),
    parse('param', overrideParam),
    parse('json', saveOverrideSchema),
    async (c) => {
      const { key } = c.req.valid('param')
      return answer(c, await saveOverride(c.var.ctx, key, c.req.valid('json')))
    },
  )
  .delete(
    '/:key',
    allow('content.translate'),
    describe('Gives a text back to the catalogue', overridesSchema),
    parse('param', overrideParam),
    parse('json', removeOverrideSchema),
    async (c) => {
      const { key } = c.req.valid('param')
      return answer(c, await removeOverride(c.var.ctx, key, c.req.valid('json')))
    },
  )
