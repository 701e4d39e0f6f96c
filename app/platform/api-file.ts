import type { CallApi } from '#server/http/pages/request-context.ts'

/** A file that the API makes, at an address outside `/api`. */
export function apiFile({ callApi }: { callApi: CallApi }, path: string): Promise<Response> {
  return callApi(`http://api.internal/api${path}`)
}
