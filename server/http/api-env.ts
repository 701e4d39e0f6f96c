import type { ErrorCode } from '#domain/errors.ts'
import type { Spoken } from '#domain/languages.ts'
import type { Platform, RequestCtx } from './context.ts'

/** What the API is called with: the isolate's platform, and what must outlive the answer. */
export interface ApiBindings {
  platform: Platform
  waitUntil: (task: Promise<unknown>) => void
  /** The bare address of the page of ours that asks. Not in the request: nobody else can say it. */
  pagePath?: string | undefined
}

export interface ApiEnv {
  Bindings: ApiBindings
  Variables: {
    requestId: string
    language: Spoken
    /** Why the call is refused, if it is (`problem`). */
    refusal?: ErrorCode
    /** Routes reach it as a part of `ctx`, once `allow` has let them. */
    request: RequestCtx
  }
}
