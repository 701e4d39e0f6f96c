import type { KVNamespace } from '@cloudflare/workers-types'
import { serverConfig } from '#config'
import { within } from './within.ts'

/** A store of JSON values by key. Never the truth: every value can be made again from the database. */
export interface KeyValue {
  /** The value, or undefined where there is none, where it is not JSON or far too large, or where the store fails or takes too long. */
  find<T>(key: string): Promise<T | undefined>
  /** Keeps a value for a week. A failure is nobody's problem. */
  put(key: string, value: unknown): Promise<void>
}

/** Several times the largest value of ours. A store may hold 25 MB, which would be read, checked and shown. */
const maxLength = 1_000_000
const weekInSeconds = 7 * 24 * 3600

/** Cloudflare KV behind the port. */
export function cloudflareKeyValue(namespace: KVNamespace): KeyValue {
  return {
    async find<T>(key: string) {
      try {
        const found = namespace.get(key, { type: 'text', cacheTtl: 60 })
        const text = (await within(serverConfig.keyValueWaitMs, found)) ?? null
        return text === null || text.length > maxLength ? undefined : (JSON.parse(text) as T)
      } catch {
        return undefined
      }
    },
    async put(key, value) {
      try {
        await namespace.put(key, JSON.stringify(value), { expirationTtl: weekInSeconds })
      } catch {
        // The value is made again from the database when it is next missed.
      }
    },
  }
}
