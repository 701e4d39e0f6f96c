import { Hono } from 'hono'
import {
  editableSectionsSchema,
  saveSectionsSchema,
  sectionsPageSchema,
} from '#domain/sections.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, callKeyOf, describe, keyed, parse } from '#server/http/endpoint.ts'
import { getEditableSections, saveSections } from './sections.service.ts'

/** The sections that editors put on a page. */
export const sectionsRoutes = new Hono<ApiEnv>()
  .get(
    '/:page',
    allow('content.read'),
    describe('The sections of a page, hidden ones too', editableSectionsSchema),
    parse('param', sectionsPageSchema),
    async (c) => answer(c, await getEditableSections(c.var.ctx, c.req.valid('param').page)),
  )
  .put(
    '/:page',
    allow('content.publish'),
    describe('Saves the sections of a page as a whole', editableSectionsSchema),
    parse('param', sectionsPageSchema),
    keyed,
    parse('json', saveSectionsSchema),
    async (c) => {
      const { page } = c.req.valid('param')
      return answer(c, await saveSections(c.var.ctx, page, c.req.valid('json'), callKeyOf(c)))
    },
  )
