import type { R2Bucket } from '@cloudflare/workers-types'
import type { ByteRange } from '#domain/media-files/byte-range.ts'

/** A store of whole files by key, private: nothing but the Worker reads it. */
export interface Storage {
  /** Puts the bytes under the key, and resolves once they are kept. Throws where the store is out of reach. */
  put(key: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>
  /** The bytes, or undefined where the key holds none. Throws where the store is out of reach. */
  find(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** The same piece by piece, for what is only handed on; or a part of it, which has to be within it. */
  stream(key: string, part?: ByteRange): Promise<ReadableStream<Uint8Array> | undefined>
  /** Removes what the keys hold; one that holds nothing is no mistake. At most 1000 keys at once. */
  remove(keys: readonly string[]): Promise<void>
}

/** Cloudflare R2 behind the port. */
export function cloudflareStorage(bucket: R2Bucket): Storage {
  return {
    async put(key, bytes) {
      await bucket.put(key, bytes)
    },
    async find(key) {
      const object = await bucket.get(key)
      return object ? new Uint8Array(await object.arrayBuffer()) : undefined
    },
    async stream(key, part) {
      const range = part && { offset: part.first, length: part.last - part.first + 1 }
      const object = await bucket.get(key, range ? { range } : {})
      return (object?.body as unknown as ReadableStream<Uint8Array> | undefined) ?? undefined
    },
    async remove(keys) {
      if (keys.length > 0) await bucket.delete([...keys])
    },
  }
}
