import type { ExecutionContext, ExportedHandler } from '@cloudflare/workers-types'
import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import { env } from 'cloudflare:workers'
import { answerPlainForm, isPlainForm } from '#server/features/conversations/plain-form.service.ts'
import {
  answerPlainAsk,
  isPlainAsk,
} from '#server/features/newsletters/subscriptions/plain-ask.service.ts'
import { runJobs } from '#server/features/jobs/jobs.ts'
import { paymentProviders } from '#server/features/payments/payment-providers.service.ts'
import {
  answerTestPay,
  isTestPayPage,
} from '#server/features/payments/providers/test-pages.service.ts'
import { answerMedia, isMediaPath } from '#server/features/media/kept-media.service.ts'
import { SiteMemory } from './site/site-memory.ts'
import { findSite } from './site/site.service.ts'
import { api } from '#server/http/api.ts'
import type { Platform } from '#server/http/context.ts'
import { missingFile } from '#server/http/missing-file.ts'
import { setSecurityHeaders, withOwnHeaders } from '#server/http/headers.ts'
import { finishBody } from '#server/http/unread-body.ts'
import { PageMemory } from '#server/http/pages/page-memory.ts'
import { type NearCache, pageStore } from '#server/http/pages/page-store.ts'
import { refusedMethod } from '#server/http/pages/page-methods.ts'
import { answerPage, seesMore } from '#server/http/pages/pages.ts'
import { noSitePage } from '#server/http/pages/no-site-page.ts'
import { ownLocation } from '#server/http/pages/own-location.ts'
import { atReadableAddress } from '#server/http/pages/readable-address.ts'
import type { PageContext } from '#server/http/pages/request-context.ts'
import { answerUnread } from '#server/http/pages/unread-page.ts'
import { aiPort } from '#server/platform/ai.ts'
import { openDatabase } from '#server/platform/database.ts'
import { DatabaseStreams } from '#server/platform/database-streams.ts'
import { cloudflareImages } from '#server/platform/images.ts'
import { cloudflareKeyValue } from '#server/platform/key-value.ts'
import { workerPasswordHasher } from '#server/platform/password-hasher.worker.ts'
import { consoleLog } from '#server/platform/log.ts'
import { cloudflareRateLimit } from '#server/platform/rate-limit.ts'
import { parseSettings } from '#server/platform/settings.ts'
import { workerFiles } from '#server/platform/static-files.ts'
import { cloudflareStorage } from '#server/platform/storage.ts'

/** Made at start-up, so that a missing setting stops the Worker before the first visitor. */
const settings = parseSettings(env)
const kv = cloudflareKeyValue(env.KV)
const platform: Platform = {
  settings,
  streams: new DatabaseStreams(settings),
  kv,
  memory: new SiteMemory(),
  passwords: workerPasswordHasher(),
  orderViews: cloudflareRateLimit(env.ORDER_VIEWS),
  missingAddresses: cloudflareRateLimit(env.MISSING_ADDRESSES),
  catalogueViews: cloudflareRateLimit(env.CATALOGUE_VIEWS),
  storage: cloudflareStorage(env.MEDIA),
  images: cloudflareImages(env.IMAGES),
  payments: paymentProviders(settings, { kv, now: () => Date.now() }),
  ai: aiPort(settings, env.AI),
  files: workerFiles(env.ASSETS),
  now: () => Date.now(),
}
const pageMemory = new PageMemory()
const nearCache = (caches as unknown as { default: NearCache }).default

/** To a string: a page is sent whole, and a stream costs its Worker twice as much. */
const renderPage = createStartHandler(defaultRenderHandler)

async function answer(request: Request, waitUntil: (task: Promise<unknown>) => void) {
  const url = new URL(request.url)
  const callApi = async (call: Request, pagePath?: string) =>
    api.fetch(call, { platform, waitUntil, pagePath })
  if (isMediaPath(url.pathname))
    return answerMedia(request, { near: nearCache, callApi, later: waitUntil })
  if (url.pathname === '/api' || url.pathname.startsWith('/api/')) return callApi(request)
  if (isTestPayPage(request, settings))
    return answerTestPay(request, { ...platform, findSite: () => currentSite(waitUntil, false) })
  const isAsk = isPlainAsk(request)
  const isForm = isAsk || isPlainForm(request)
  const refused = isForm ? undefined : refusedMethod(request)
  if (refused) return refused
  const missing = missingFile(request)
  if (missing) return missing

  const site = await currentSite(waitUntil, seesMore(request))
  const { PUBLIC_URL: publicUrl } = platform.settings
  if (site === 'unavailable') return answerUnread(request, { render, publicUrl })
  if (!site) return noSitePage(request)
  const ports = {
    site,
    isStale: platform.memory.isStale,
    store: pageStore(pageMemory, nearCache, waitUntil),
    publicUrl,
    callApi,
    render,
  }
  if (isAsk) return answerPlainAsk(request, { site, callApi })
  if (!isForm) return answerPage(request, ports)
  const answered = await answerPlainForm(request, {
    ...{ site, callApi, now: platform.now },
    answerPage: (page, posted) => answerPage(page, { ...ports, posted }),
  })
  return answered ?? refusedMethod(request) ?? answerPage(request, ports)
}

async function render(page: Request, context: PageContext): Promise<Response> {
  const rendered = await renderPage(atReadableAddress(page, context.prefix), {
    context,
    responseLinkHeader: { filter: ({ phase }) => phase === 'static' },
  })
  const location = rendered.headers.get('location')
  // Its files were listed before it was known that its reader may not see it.
  if (rendered.status === 403) rendered.headers.delete('link')
  if (location === null) return rendered
  const answer = withOwnHeaders(rendered)
  const at = { asked: page.url, publicUrl: context.publicUrl }
  answer.headers.set('location', ownLocation(location, at))
  return answer
}

async function currentSite(later: (task: Promise<unknown>) => void, isFresh: boolean) {
  const log = consoleLog('site')
  try {
    return await findSite({
      ...platform,
      openDatabase: () => openDatabase(platform, later),
      log,
      later,
      isFresh,
    })
  } catch {
    return 'unavailable' as const
  }
}

export default {
  async fetch(request: Request, _env: unknown, ctx: ExecutionContext): Promise<Response> {
    const response = await answer(request, (task) => ctx.waitUntil(task))
    await finishBody(request)
    return secured(response)
  },
  async scheduled(_controller: unknown, _env: unknown, ctx: ExecutionContext): Promise<void> {
    const later = (task: Promise<unknown>) => ctx.waitUntil(task)
    await runJobs({
      ...platform,
      database: openDatabase(platform, later),
      log: consoleLog('jobs'),
      later,
    })
  },
} satisfies Pick<ExportedHandler, never> & { fetch: unknown; scheduled: unknown }

/** What a browser keeps was secured when it came: that it still holds is said in few bytes, to screens that ask every few seconds. */
function secured(response: Response): Response {
  if (response.status === 304) return response
  const answer = withOwnHeaders(response)
  setSecurityHeaders(answer.headers)
  return answer
}
