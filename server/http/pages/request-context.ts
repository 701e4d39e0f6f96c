import type { CallApi } from '#server/http/client.ts'
import type { Language } from '#domain/languages.ts'

/** What a page's loaders and components may ask of the request that they answer. */
export interface PageContext {
  /** Absent on a page that will be kept: its policy names hashes instead. */
  nonce?: string
  language: Language
  /** Undefined on a bare page: its links carry no prefix then. */
  prefix: string | undefined
  languages: readonly Language[]
  publicUrl: string
  callApi: CallApi
}

declare module '@tanstack/react-router' {
  interface Register {
    server: { requestContext: PageContext }
  }
}
