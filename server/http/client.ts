import { hc } from 'hono/client'
import type { Api } from './api.ts'

/** Calls the API within the isolate, as the request at hand: what server functions speak to. */
export type CallApi = (request: Request) => Promise<Response>

/** The typed client of the API. Paths and answers are checked by the compiler. */
export function apiClient(call: CallApi) {
  const viaCall: typeof fetch = (input, init) => call(new Request(input, init))
  return hc<Api>('http://api.internal', { fetch: viaCall }).api
}
