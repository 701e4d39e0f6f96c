import { callScreen, type ScreenAnswer } from '#app/platform/poll/call-screen.ts'

export type KitchenAnswer<Value> = ScreenAnswer<Value>

/**
 * Calls the API as this screen. A screen is known by its cookie and by nobody who is signed in, so the call names no reader. Never
 * throws.
 */
export function callKitchen<Value>(
  path: string,
  call: Parameters<typeof callScreen>[1] = {},
): Promise<KitchenAnswer<Value>> {
  return callScreen<Value>(`/kitchen${path}`, call)
}

/** True for an answer to a browser that is no screen of the kitchen, or not any more. */
export function isShutOut(answer: KitchenAnswer<unknown>): boolean {
  return answer.kind === 'refused' && (answer.status === 401 || answer.status === 403)
}
