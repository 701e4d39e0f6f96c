import { Hono } from 'hono'
import {
  addTemplateSchema,
  quoteParam,
  removeTemplateQuery,
  saveTemplateSchema,
  templatesSchema,
} from '#domain/admin-quotes.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, callKeyOf, describe, keyed, parse } from '#server/http/endpoint.ts'
import { addTemplate, getTemplates, removeTemplate, saveTemplate } from './templates.service.ts'

/** The texts that sales begin a message with. */
export const templateRoutes = new Hono<ApiEnv>()
  .get(
    '/templates',
    allow('quotes.read'),
    describe('Every template, in all languages', templatesSchema),
    async (c) => c.json(await getTemplates(c.var.ctx)),
  )
  .post(
    '/templates',
    allow('quotes.edit'),
    describe('Makes a template, once per key', templatesSchema, 201),
    keyed,
    parse('json', addTemplateSchema),
    async (c) => answer(c, await addTemplate(c.var.ctx, c.req.valid('json'), callKeyOf(c)), 201),
  )
  .put(
    '/templates/:id',
    allow('quotes.edit'),
    describe('Saves a template', templatesSchema),
    parse('param', quoteParam),
    parse('json', saveTemplateSchema),
    async (c) =>
      answer(c, await saveTemplate(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .delete(
    '/templates/:id',
    allow('quotes.edit'),
    describe('Removes a template', templatesSchema),
    parse('param', quoteParam),
    parse('query', removeTemplateQuery),
    async (c) =>
      answer(c, await removeTemplate(c.var.ctx, c.req.valid('param').id, c.req.valid('query').rev)),
  )
