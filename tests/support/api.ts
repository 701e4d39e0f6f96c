import { type Client, createClient } from '@libsql/client/http'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { serverConfig } from '#config'
import { noProviders } from '#server/features/payments/payment-providers.service.ts'
import { SiteMemory } from '#server/site/site-memory.ts'
import { api } from '#server/http/api.ts'
import type { Platform } from '#server/http/context.ts'
import { addressHeader } from '#server/http/network-address.ts'
import { DatabaseStreams } from '#server/platform/database-streams.ts'
import { sharpImages } from '#server/platform/images.fake.ts'
import { memoryKeyValue } from '#server/platform/key-value.fake.ts'
import { nodePasswordHasher } from '#server/platform/password-hasher.node.ts'
import { memoryRateLimit } from '#server/platform/rate-limit.fake.ts'
import { memoryFiles } from '#server/platform/static-files.fake.ts'
import { memoryStorage } from '#server/platform/storage.fake.ts'
import { mapFiles } from '#scripts/map-data.ts'
import { noPayments } from './payment-fakes/no-payments.ts'
import { startCopy } from './template.ts'

const origin = 'http://matverk.test'

export interface TestApi {
  /** The file's own database, to arrange what the front door cannot and to see what was written. */
  database: Client
  platform: Platform
  /** A caller with cookies and a network address of its own; of another isolate where its platform is given, and a page's loader where the page's path is. */
  visitor: (options?: VisitorOptions) => Visitor
}

interface VisitorOptions {
  language?: string
  platform?: Platform
  pagePath?: string
  /** Where several come from: each comes from a network of its own unless told otherwise. */
  network?: string
}

export interface Visitor {
  get: (path: string, init?: RequestInit) => Promise<Response>
  /** Sends JSON from our own pages: same origin, with an idempotency key of its own unless one is given. */
  send: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<Response>
  cookies: Map<string, string>
}

/** The API on a copy of the demo database, for the test file that calls this at its top. No test inherits what another one has tried. */
export function useApi(): TestApi {
  let copy: Awaited<ReturnType<typeof startCopy>> | undefined
  const state: Partial<TestApi> = {}
  beforeAll(async () => {
    copy = await startCopy()
    state.database = createClient({ url: copy.url })
    const settings = {
      DATABASE_URL: copy.url,
      DATABASE_AUTH_TOKEN: '',
      PUBLIC_URL: origin,
      ADMIN_SECOND_FACTOR: 'required' as const,
      SMTP_HOST: '',
      SMTP_PORT: 587,
      SMTP_USER: '',
      SMTP_PASSWORD: '',
      MAIL_FROM: '',
      NEWSLETTER_PER_MINUTE: 200,
      BOUNCE_WEBHOOK_SECRET: '',
      ...noPayments,
      AI_URL: '',
      AI_KEY: '',
      AI_MODEL: '',
      AI_PICTURES: 'off' as const,
    }
    state.platform = {
      settings,
      streams: new DatabaseStreams(settings),
      kv: memoryKeyValue(),
      memory: new SiteMemory(),
      passwords: nodePasswordHasher(),
      orderViews: memoryRateLimit(serverConfig.orders.viewsPerMinute, () => Date.now()),
      missingAddresses: memoryRateLimit(serverConfig.missingAddresses.notedPerMinute, () =>
        Date.now(),
      ),
      catalogueViews: memoryRateLimit(serverConfig.catalogueViews.perMinute, () => Date.now()),
      storage: memoryStorage(),
      images: sharpImages(),
      payments: noProviders,
      ai: undefined,
      files: memoryFiles(mapFiles),
      now: () => Date.now(),
    }
  })
  beforeEach(async () => {
    await present(state.database).execute('delete from tries')
  })
  afterAll(async () => {
    state.database?.close()
    await copy?.stop()
  })
  return {
    get database() {
      return present(state.database)
    },
    get platform() {
      return present(state.platform)
    },
    visitor: (options) =>
      visitorOf({
        platform: present(state.platform),
        language: 'en',
        network: newAddress(),
        ...options,
      }),
  }
}

function visitorOf({
  platform,
  language,
  network,
  pagePath,
}: VisitorOptions & { platform: Platform; language: string; network: string }): Visitor {
  const cookies = new Map<string, string>()
  async function call(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers({ 'x-language': language, [addressHeader]: network })
    if (cookies.size > 0)
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    new Headers(init.headers).forEach((value, name) => headers.set(name, value))
    const tasks: Promise<unknown>[] = []
    const response = await api.fetch(new Request(`${origin}${path}`, { ...init, headers }), {
      platform,
      pagePath,
      waitUntil: (task) => tasks.push(task),
    })
    await Promise.all(tasks)
    for (const cookie of response.headers.getSetCookie()) keep(cookies, cookie)
    return response
  }
  return {
    cookies,
    get: (path, init = {}) => call(path, init),
    send: (method, path, body, headers = {}) =>
      call(path, {
        method,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        headers: {
          'content-type': 'application/json',
          origin,
          'sec-fetch-site': 'same-origin',
          'idempotency-key': crypto.randomUUID(),
          ...headers,
        },
      }),
  }
}

/** Everybody calls from a network of their own. */
function newAddress(): string {
  const [a = 0, b = 0, c = 0] = crypto.getRandomValues(new Uint8Array(3))
  return `10.${a}.${b}.${c}`
}

function keep(cookies: Map<string, string>, header: string): void {
  const [pair = ''] = header.split(';')
  const at = pair.indexOf('=')
  const isGone = /max-age=0(;|$)/iu.test(header)
  if (isGone) cookies.delete(pair.slice(0, at))
  else cookies.set(pair.slice(0, at), pair.slice(at + 1))
}

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('useApi() is ready from the first test on, not before')
  return value
}
