import { Hono } from 'hono'
import {
  codedPageSchema,
  contentAnswerSchema,
  pageSlugSchema,
  pageTextsSchema,
  wholePageSchema,
} from '#domain/content.schema.ts'
import { movedFromSchema, movedToSchema } from '#domain/pages.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { problem } from '#server/http/problem.ts'
import { findContentPage, getPageTexts, getWholePage } from './content.service.ts'
import { noteMissing } from './pages/missing-addresses.service.ts'
import { findMoved } from './pages/redirects.service.ts'

export const contentRoutes = new Hono<ApiEnv>()
  .get(
    '/pages/:slug',
    allow('site.read'),
    describe('The texts of one of the site’s own pages, by content key', pageTextsSchema),
    parse('param', codedPageSchema),
    async (c) => c.json(await getPageTexts(c.var.ctx, c.req.valid('param').slug)),
  )
  .get(
    '/pages/:slug/whole',
    allow('site.read'),
    describe(
      'The texts of one of the site’s own pages and the sections added to it',
      wholePageSchema,
    ),
    parse('param', codedPageSchema),
    async (c) => c.json(await getWholePage(c.var.ctx, c.req.valid('param').slug)),
  )
  .get(
    '/slugs/:slug',
    allow('site.read'),
    describe(
      'A published content page, by its address in any language, or where an old one leads',
      contentAnswerSchema,
    ),
    parse('param', pageSlugSchema),
    async (c) => {
      const { slug } = c.req.valid('param')
      const found = await findContentPage(c.var.ctx, slug)
      if (found.ok) return c.json(found.value)
      // A page of ours asks where its address leads by itself; a browser that follows a link has this answer alone.
      const isLink = c.env.pagePath === undefined
      const { words: gone } = isLink ? await findMoved(c.var.ctx, `/${slug}`) : {}
      return problem(c, { ...found.problem, ...(gone ? { gone } : {}) })
    },
  )
  .get(
    '/moved',
    allow('site.read'),
    describe('Where a path leads on at which nothing is found', movedToSchema),
    parse('query', movedFromSchema),
    async (c) => {
      const { path } = c.req.valid('query')
      const moved = await findMoved(c.var.ctx, path)
      // Only what a page of ours asks for was looked for by a visitor.
      const isMissing = c.env.pagePath !== undefined && moved.to === null && !moved.isGone
      if (isMissing) noteMissing(c.var.ctx, path)
      return c.json(moved)
    },
  )
