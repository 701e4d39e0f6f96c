import { Hono } from 'hono'
import * as v from 'valibot'
import type { ApiEnv } from '#server/http/api-env.ts'
import { allow, describe } from '#server/http/endpoint.ts'
import { makeRobots, makeSitemap } from './sitemap.service.ts'

const forAnHour = { 'Cache-Control': 'public, max-age=3600' }

/** Served at the root of the site too, where search engines look for them. */
export const sitemapRoutes = new Hono<ApiEnv>()
  .get(
    '/sitemap.xml',
    allow('site.read'),
    describe('Every public page in every language, as a sitemap', v.string()),
    async (c) =>
      c.body(await makeSitemap(c.var.ctx), 200, {
        ...forAnHour,
        'Content-Type': 'application/xml; charset=utf-8',
      }),
  )
  .get(
    '/robots.txt',
    allow('site.read'),
    describe('What search engines may read', v.string()),
    (c) => c.text(makeRobots(c.var.ctx), 200, forAnHour),
  )
