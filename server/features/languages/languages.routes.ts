import { Hono } from 'hono'
import {
  changeLanguageSchema,
  editableLanguagesSchema,
  languageOrderSchema,
  languageParam,
  newLanguageSchema,
} from '#domain/languages.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import {
  addLanguage,
  changeLanguage,
  getEditableLanguages,
  orderLanguages,
} from './languages.service.ts'

export const languageRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    allow('content.read'),
    describe(
      'Every language of the site and how much of it is translated',
      editableLanguagesSchema,
    ),
    async (c) => c.json(await getEditableLanguages(c.var.ctx)),
  )
  .post(
    '/',
    allow('settings.edit'),
    describe('Adds a language that visitors do not see yet', editableLanguagesSchema, 201),
    parse('json', newLanguageSchema),
    async (c) => answer(c, await addLanguage(c.var.ctx, c.req.valid('json')), 201),
  )
  .put(
    '/order',
    allow('settings.edit'),
    describe('Puts the languages in an order', editableLanguagesSchema),
    parse('json', languageOrderSchema),
    async (c) => answer(c, await orderLanguages(c.var.ctx, c.req.valid('json'))),
  )
  .patch(
    '/:code',
    allow('settings.edit'),
    describe(
      'Changes a language: shown or not, the default one, direction, names, fallback, gates',
      editableLanguagesSchema,
    ),
    parse('param', languageParam),
    parse('json', changeLanguageSchema),
    async (c) => {
      const { code } = c.req.valid('param')
      return answer(c, await changeLanguage(c.var.ctx, code, c.req.valid('json')))
    },
  )
