import { type ApiAnswer, type ApiWrite, callApi } from './api.ts'

/**
 * Writes, and asks once more with the same key where no answer came: what was done is answered as done then, and what never arrived is
 * done: `await callTwice<EditableMenu>('/admin/menu', { method: 'PUT', body, idempotencyKey })`. Never throws.
 */
export async function callTwice<Value>(path: string, call: ApiWrite): Promise<ApiAnswer<Value>> {
  const answer = await callApi<Value>(path, call)
  return isLost(answer) ? callApi<Value>(path, call) : answer
}

/** Removes in the same way: what is not found the second time was removed by the call whose answer was lost. */
export async function removeTwice(
  path: string,
  idempotencyKey: string,
): Promise<ApiAnswer<unknown>> {
  const call = { method: 'DELETE', idempotencyKey } as const
  const answer = await callApi(path, call)
  if (!isLost(answer)) return answer
  const again = await callApi(path, call)
  const isGone = !again.ok && again.reason === 'refused' && again.error.code === 'not_found'
  return isGone ? { ok: true, value: undefined } : again
}

/** True where nobody knows whether a write was done, and it can be asked for. */
export function isLost(answer: ApiAnswer<unknown>): boolean {
  // Without a connection the second call would come to nothing, too.
  return !answer.ok && answer.reason === 'unreachable' && navigator.onLine
}
