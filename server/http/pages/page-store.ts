import { serverConfig } from '#config'
import type { KeptPage, PageMemory } from './page-memory.ts'

/** Where finished pages are looked for: this isolate's memory, then the cache of the place it runs in. */
export interface PageStore {
  find: (key: string) => KeptPage | undefined
  /** A page that another isolate of the same place has made. */
  findNear: (key: string) => Promise<KeptPage | undefined>
  keep: (key: string, page: KeptPage) => void
}

/** The part of the Cache API that is used; the one of Workers has a `default`. */
export interface NearCache {
  match: (address: string) => Promise<Response | undefined>
  put: (address: string, response: Response) => Promise<void>
}

/** A page is named by the build that made it, too: the files it asks for are that build's. */
export function pageStore(
  memory: PageMemory,
  near: NearCache,
  later: (task: Promise<unknown>) => void,
): PageStore {
  const address = (key: string) => `https://pages.internal/${BUILD_ID}/${encodeURIComponent(key)}`
  return {
    find: (key) => memory.find(key),
    async findNear(key) {
      const found = await near.match(address(key)).catch(() => undefined)
      const page = found ? await pageOf(found) : undefined
      if (page) memory.keep(key, page)
      return page
    },
    keep(key, page) {
      memory.keep(key, page)
      later(near.put(address(key), responseOf(page)).catch(() => undefined))
    },
  }
}

function responseOf(page: KeptPage): Response {
  return new Response(page.html, {
    headers: {
      'Cache-Control': `public, max-age=${serverConfig.pages.nearSeconds}`,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': page.languageCode,
      'Content-Security-Policy': page.policy,
      'X-Etag': page.etag,
    },
  })
}

async function pageOf(response: Response): Promise<KeptPage | undefined> {
  const { headers } = response
  const policy = headers.get('content-security-policy')
  const etag = headers.get('x-etag')
  const languageCode = headers.get('content-language')
  const html = new Uint8Array(await response.arrayBuffer())
  return policy && etag && languageCode ? { html, etag, policy, languageCode } : undefined
}
