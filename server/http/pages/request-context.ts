import type { Language } from '#domain/languages.ts'
import type { PostedMessage } from '#domain/conversations.schema.ts'
import type { GoneWords } from '#domain/gone-words.schema.ts'

/** Reads an address of the API within the isolate, as the request at hand: what a page's reads go through on the server. */
export type CallApi = (address: string) => Promise<Response>

/** What a page's loaders and components may ask of the request that they answer. */
export interface PageContext {
  /** Marks what is the page's own to run. On a page that will be kept hashes take its place. */
  nonce?: string
  language: Language
  /** Undefined on a bare page: its links carry no prefix then. */
  prefix: string | undefined
  languages: readonly Language[]
  publicUrl: string
  callApi: CallApi
  /** Of an address at which something was that is gone: what its reader sees. */
  gone?: GoneWords
  /** A form that came without scripts and could not be taken: shown again as it was filled in. */
  posted?: PostedMessage
}

declare module '@tanstack/react-router' {
  interface Register {
    server: { requestContext: PageContext }
  }
}
