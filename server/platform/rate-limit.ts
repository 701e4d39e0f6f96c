import type { RateLimit as Binding } from '@cloudflare/workers-types'

/** Counts calls by key; how many a minute are let through is the binding's own setting. */
export interface RateLimit {
  /** Counts one call. False where its key has had its share of this minute. */
  allows(key: string): Promise<boolean>
}

/** Cloudflare's rate limit behind the port. A limiter out of order lets people through: it guards against guessing, not access. */
export function cloudflareRateLimit(binding: Binding): RateLimit {
  return {
    async allows(key) {
      try {
        return (await binding.limit({ key })).success
      } catch {
        return true
      }
    },
  }
}
