import type {
  Ai,
  Fetcher,
  ImagesBinding,
  KVNamespace,
  R2Bucket,
  RateLimit,
} from '@cloudflare/workers-types'

/** What wrangler.toml binds to the Worker. Settings (addresses, keys) are parsed apart, in settings.ts. */
export interface Bindings {
  ASSETS: Fetcher
  KV: KVNamespace
  ORDER_VIEWS: RateLimit
  MISSING_ADDRESSES: RateLimit
  CATALOGUE_VIEWS: RateLimit
  MEDIA: R2Bucket
  IMAGES: ImagesBinding
  /** Where wrangler.toml names it. */
  AI?: Ai
}
