import { Hono } from 'hono'
import { idempotencyKeySchema } from '#domain/cart.schema.ts'
import {
  editableFooterSchema,
  footerSectionSchema,
  saveFooterColorsSchema,
  saveFooterLinksSchema,
  saveFooterTitleSchema,
} from '#domain/navigation.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { problem } from '#server/http/problem.ts'
import { saveFooterTitle } from './footer-titles.service.ts'
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
    parse('header', idempotencyKeySchema),
    parse('json', saveFooterLinksSchema),
    async (c) => {
      const { section } = c.req.valid('param')
      const key = c.req.valid('header')['idempotency-key']
      const result = await saveFooterLinks(c.var.ctx, section, c.req.valid('json'), key)
      return result.ok ? c.json(result.value) : problem(c, result.problem)
    },
  )
  .put(
    '/colors',
    allow('content.publish'),
    describe('Saves the footer’s colours, or gives them back to the theme', editableFooterSchema),
    parse('header', idempotencyKeySchema),
    parse('json', saveFooterColorsSchema),
    async (c) => {
      const key = c.req.valid('header')['idempotency-key']
      const result = await saveFooterColors(c.var.ctx, c.req.valid('json'), key)
      return result.ok ? c.json(result.value) : problem(c, result.problem)
    },
  )
  .put(
    '/titles',
    allow('content.translate'),
    describe(
      'Saves the title of one link in one language; makes a link that has no row yet',
      editableFooterSchema,
    ),
    parse('json', saveFooterTitleSchema),
    async (c) => {
      const result = await saveFooterTitle(c.var.ctx, c.req.valid('json'))
      return result.ok ? c.json(result.value) : problem(c, result.problem)
    },
  )
