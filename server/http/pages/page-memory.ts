import { LRUCache } from 'lru-cache'

/** A finished page with the policy that fits it. */
export interface KeptPage {
  html: Uint8Array<ArrayBuffer>
  etag: string
  policy: string
  languageCode: string
}

const maxBytes = 32 * 1024 * 1024

/** Finished pages of one isolate, the least recently used go first. Keys hold factory and content revision, so none is ever wrong. */
export class PageMemory {
  readonly #pages = new LRUCache<string, KeptPage>({
    maxSize: maxBytes,
    sizeCalculation: (page) => page.html.byteLength,
  })

  find(key: string): KeptPage | undefined {
    return this.#pages.get(key)
  }

  keep(key: string, page: KeptPage): void {
    this.#pages.set(key, page)
  }
}
