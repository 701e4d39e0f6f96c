import type { Fetcher, KVNamespace } from '@cloudflare/workers-types'

/** What wrangler.toml binds to the Worker. Settings (addresses, keys) are parsed apart, in settings.ts. */
export interface Bindings {
  ASSETS: Fetcher
  KV: KVNamespace
}
