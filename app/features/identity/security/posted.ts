import { type ApiAnswer, callApi } from '#app/platform/api.ts'

interface Write {
  /** Below `/account/`. */
  path: string
  body: object
  idempotencyKey: string
}

/** Posts to the caller's account. */
export function posted<Value>({ path, ...write }: Write): Promise<ApiAnswer<Value>> {
  return callApi<Value>(`/account/${path}`, { method: 'POST', ...write })
}

/** Takes something of the caller's account away. */
export function removed({ path, ...write }: Omit<Write, 'body'> & { body?: object }) {
  return callApi<object>(`/account/${path}`, { method: 'DELETE', ...write })
}
