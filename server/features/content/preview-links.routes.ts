import { Hono } from 'hono'
import { setCookie } from 'hono/cookie'
import { appConfig } from '#config'
import { previewSecretSchema } from '#domain/editing.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { allow, describeRedirect, parse } from '#server/http/endpoint.ts'
import { unkept } from '#server/http/middleware/unkept.ts'
import { problem } from '#server/http/problem.ts'
import { openPreview } from './previews.service.ts'

/** Where a preview link leads: to its page, by an address without the secret. */
export const previewLinksRoutes = new Hono<ApiEnv>()
  .use(unkept)
  .get(
    '/:secret',
    allow('site.read'),
    describeRedirect('Opens a preview link: its page shows drafts in this browser for an hour'),
    parse('param', previewSecretSchema),
    async (c) => {
      const { secret } = c.req.valid('param')
      const opened = await openPreview(c.var.ctx, secret)
      if (!opened.ok) return problem(c, opened.problem)
      setCookie(c, appConfig.previewCookie, secret, {
        path: '/',
        httpOnly: true,
        secure: true,
        sameSite: 'Lax',
        maxAge: opened.value.maxAgeS,
      })
      c.header('Referrer-Policy', 'no-referrer')
      c.header('X-Robots-Tag', 'noindex')
      return c.redirect(opened.value.path, 303)
    },
  )
