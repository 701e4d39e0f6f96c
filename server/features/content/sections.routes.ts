import { Hono } from 'hono'
import { idempotencyKeySchema } from '#domain/cart.schema.ts'
import {
  editableSectionsSchema,
  saveSectionsSchema,
  sectionsPageSchema,
} from '#domain/sections.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { problem } from '#server/http/problem.ts'
import { getEditableSections, saveSections } from './sections.service.ts'

/** The sections that editors put on a page. */
export const sectionsRoutes = new Hono<ApiEnv>()
  .get(
    '/:page',
    allow('content.read'),
    describe('The sections of a page, hidden ones too', editableSectionsSchema),
    parse('param', sectionsPageSchema),
    async (c) => {
      const result = await getEditableSections(c.var.ctx, c.req.valid('param').page)
      return result.ok ? c.json(result.value) : problem(c, result.problem)
    },
  )
  .put(
    '/:page',
    allow('content.publish'),
    describe('Saves the sections of a page as a whole', editableSectionsSchema),
    parse('param', sectionsPageSchema),
    parse('header', idempotencyKeySchema),
    parse('json', saveSectionsSchema),
    async (c) => {
      const { page } = c.req.valid('param')
      const key = c.req.valid('header')['idempotency-key']
      const result = await saveSections(c.var.ctx, page, c.req.valid('json'), key)
      return result.ok ? c.json(result.value) : problem(c, result.problem)
    },
  )
