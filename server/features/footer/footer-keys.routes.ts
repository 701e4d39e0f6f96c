import { Hono } from 'hono'
import { footerSections } from '#domain/footer.ts'
import {
  editableFooterSchema,
  saveFooterColorsSchema,
  saveFooterLinksSchema,
} from '#domain/navigation.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, callKeyOf, describe, keyed, parse } from '#server/http/endpoint.ts'
import { saveFooterColors, saveFooterLinks } from './footer.service.ts'

/** What the footer has under keys of its own and is no text: each list of links, and the colours. */
export const footerKeyRoutes = new Hono<ApiEnv>().put(
  '/colors',
  allow('content.publish'),
  describe('The footer’s colours, by their key', editableFooterSchema),
  keyed,
  parse('json', saveFooterColorsSchema),
  async (c) => answer(c, await saveFooterColors(c.var.ctx, c.req.valid('json'), callKeyOf(c))),
)

for (const section of footerSections)
  footerKeyRoutes.put(
    `/${section}.links`,
    allow('content.publish'),
    describe('A section’s list of links, by its key', editableFooterSchema),
    keyed,
    parse('json', saveFooterLinksSchema),
    async (c) =>
      answer(c, await saveFooterLinks(c.var.ctx, section, c.req.valid('json'), callKeyOf(c))),
  )
