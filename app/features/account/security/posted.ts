import { type ApiAnswer, callApi } from '#app/platform/api.ts'

/** Posts to the caller's account; each call is one of its own. */
export function posted<Value>(path: string, body: object): Promise<ApiAnswer<Value>> {
  return callApi<Value>(`/account/${path}`, {
    method: 'POST',
    body,
    idempotencyKey: crypto.randomUUID(),
  })
}

/** Takes something of the caller's account away. */
export function removed(path: string, body?: object): Promise<ApiAnswer<object>> {
  return callApi<object>(`/account/${path}`, {
    method: 'DELETE',
    ...(body ? { body } : {}),
    idempotencyKey: crypto.randomUUID(),
  })
}
