import { type Context, Hono } from 'hono'
import { setCookie } from 'hono/cookie'
import { appConfig } from '#config'
import { previewSecretSchema } from '#domain/editing.schema.ts'
import type { Problem } from '#domain/result.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { translatorFor } from '#server/features/shell/translator.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { allow, describeRedirect, parse } from '#server/http/endpoint.ts'
import { unkept } from '#server/http/middleware/unkept.ts'
import { policyWithoutScripts } from '#server/http/pages/content-policy.ts'
import { problem } from '#server/http/problem.ts'
import { errorSentences } from '#server/i18n/error-sentences.ts'
import { previewOverPage } from './preview-over-page.ts'
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
      if (!opened.ok) return previewOver(c, c.var.ctx, opened.problem)
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

/** A browser that follows a link gets a page; a program gets what every refusal is. */
async function previewOver(c: Context, ctx: Ctx, refusal: Problem) {
  const isBrowser = c.req.header('accept')?.includes('text/html') ?? false
  if (!isBrowser) return problem(c, refusal)
  const i18n = await translatorFor(ctx)
  const page = previewOverPage(ctx.language, i18n._(errorSentences[refusal.code]))
  return c.html(page, 410, { 'Content-Security-Policy': policyWithoutScripts })
}
