import { Hono } from 'hono'
import {
  interfaceTextParam,
  interfaceTextsOfSchema,
  interfaceTextsSchema,
  removeInterfaceTextSchema,
  saveInterfaceTextSchema,
} from '#domain/languages.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
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
    async (c) => answer(c, await getInterfaceTexts(c.var.ctx, c.req.valid('query').language)),
  )
  .put(
    '/:key',
    allow('content.translate'),
    describe('Lays a text of the factory over the catalogue’s', interfaceTextsSchema),
    parse('param', interfaceTextParam),
    parse('json', saveInterfaceTextSchema),
    async (c) => {
      const { key } = c.req.valid('param')
      return answer(c, await saveInterfaceText(c.var.ctx, key, c.req.valid('json')))
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
      return answer(c, await removeInterfaceText(c.var.ctx, key, c.req.valid('json')))
    },
  )
