import { Hono } from 'hono'
import {
  editableFooterSchema,
  footerSectionSchema,
  footerTitleAtSchema,
  saveFooterColorsSchema,
  saveFooterLinksSchema,
  saveFooterTitleSchema,
  titleHistorySchema,
} from '#domain/navigation.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, callKeyOf, describe, keyed, parse } from '#server/http/endpoint.ts'
import { getFooterTitleHistory, saveFooterTitle } from './footer-titles.service.ts'
import { getEditableFooter, saveFooterColors, saveFooterLinks } from './footer.service.ts'

export const footerRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    allow('content.read'),
    describe(
      'The footer’s links with their titles in every language, and its colours',
      editableFooterSchema,
    ),
    async (c) => c.json(await getEditableFooter(c.var.ctx)),
  )
  .put(
    '/sections/:section',
    allow('content.publish'),
    describe('Saves a section’s list of links as a whole', editableFooterSchema),
    parse('param', footerSectionSchema),
    keyed,
    parse('json', saveFooterLinksSchema),
    async (c) => {
      const { section } = c.req.valid('param')
      return answer(c, await saveFooterLinks(c.var.ctx, section, c.req.valid('json'), callKeyOf(c)))
    },
  )
  .put(
    '/colors',
    allow('content.publish'),
    describe('Saves the footer’s colours, or gives them back to the theme', editableFooterSchema),
    keyed,
    parse('json', saveFooterColorsSchema),
    async (c) => answer(c, await saveFooterColors(c.var.ctx, c.req.valid('json'), callKeyOf(c))),
  )
  .put(
    '/titles',
    allow('content.translate'),
    describe(
      'Saves the title of one link in one language; makes a link that has no row yet',
      editableFooterSchema,
    ),
    parse('json', saveFooterTitleSchema),
    async (c) => answer(c, await saveFooterTitle(c.var.ctx, c.req.valid('json'))),
  )
  .get(
    '/titles/history',
    allow('content.read'),
    describe('The versions of a link’s title in a language, newest first', titleHistorySchema),
    parse('query', footerTitleAtSchema),
    async (c) => answer(c, await getFooterTitleHistory(c.var.ctx, c.req.valid('query'))),
  )
