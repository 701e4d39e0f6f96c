import { Hono } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { appConfig } from '#config'
import { viewSchema } from '#domain/editing.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { viewText } from './view.service.ts'

const published = { drafts: false, asOf: null }
const attributes = { path: '/', httpOnly: true, secure: true, sameSite: 'Lax' } as const

/** What the caller's own pages show beside the published words. */
export const viewRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    allow('content.read'),
    describe('Whether the caller’s pages show drafts, and of which day', viewSchema),
    (c) => c.json(c.var.ctx.view ?? published),
  )
  .post(
    '/',
    allow('content.read'),
    describe('Shows the caller drafts, or the site of another day', viewSchema),
    parse('json', viewSchema),
    (c) => {
      const view = c.req.valid('json')
      const text = viewText(view)
      if (text) setCookie(c, appConfig.viewCookie, text, attributes)
      else deleteCookie(c, appConfig.viewCookie, attributes)
      return c.json(view)
    },
  )
