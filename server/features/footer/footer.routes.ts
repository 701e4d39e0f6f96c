import { Hono } from 'hono'
import {
  editableFooterSchema,
  footerListSchema,
  saveFooterColorsSchema,
  saveFooterLinksSchema,
} from '#domain/navigation.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, callKeyOf, describe, keyed, parse } from '#server/http/endpoint.ts'
import { getEditableFooter, saveFooterColors, saveFooterLinks } from './footer.service.ts'

/** The footer, and what of it is saved as a whole, by its key: each list of links, and the colours. Its texts are saved as all texts are. */
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
    '/colors',
    allow('content.publish'),
    describe('Saves the footer’s colours, or gives them back to the theme', editableFooterSchema),
    keyed,
    parse('json', saveFooterColorsSchema),
    async (c) => answer(c, await saveFooterColors(c.var.ctx, c.req.valid('json'), callKeyOf(c))),
  )
  .put(
    '/:list',
    allow('content.publish'),
    describe('Saves a section’s list of links as a whole', editableFooterSchema),
    parse('param', footerListSchema),
    keyed,
    parse('json', saveFooterLinksSchema),
    async (c) => {
      const { list: section } = c.req.valid('param')
      return answer(c, await saveFooterLinks(c.var.ctx, section, c.req.valid('json'), callKeyOf(c)))
    },
  )
