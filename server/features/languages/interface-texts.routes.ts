import { Hono } from 'hono'
import {
  interfaceTextParam,
  interfaceTextsOfSchema,
  interfaceTextsSchema,
  removeInterfaceTextSchema,
  saveInterfaceTextSchema,
} from '#domain/languages.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { problem } from '#server/http/problem.ts'
import {
  getInterfaceTexts,
  removeInterfaceText,
  saveInterfaceText,
} from './interface-texts.service.ts'

export const interfaceTextRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    allow('content.read'),
    describe(
      'The factory’s own interface texts of a language, by the catalogue’s id',
      interfaceTextsSchema,
    ),
    parse('query', interfaceTextsOfSchema),
    async (c) => {
      const result = await getInterfaceTexts(c.var.ctx, c.req.valid('query').language)
      return result.ok ? c.json(result.value) : problem(c, result.problem)
    },
  )
  .put(
    '/:key',
    allow('content.translate'),
    describe('Lays a text of the factory over the catalogue’s', interfaceTextsSchema),
    parse('param', interfaceTextParam),
    parse('json', saveInterfaceTextSchema),
    async (c) => {
      const { key } = c.req.valid('param')
      const result = await saveInterfaceText(c.var.ctx, key, c.req.valid('json'))
      return result.ok ? c.json(result.value) : problem(c, result.problem)
    },
  )
  .delete(
    '/:key',
    allow('content.translate'),
    describe('Gives a text back to the catalogue', interfaceTextsSchema),
    parse('param', interfaceTextParam),
    parse('json', removeInterfaceTextSchema),
    async (c) => {
      const { key } = c.req.valid('param')
      const result = await removeInterfaceText(c.var.ctx, key, c.req.valid('json'))
      return result.ok ? c.json(result.value) : problem(c, result.problem)
    },
  )
