import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ApiAnswer } from './api.ts'
import { pauseUntilOnline, untilAnswered } from './until-answered.ts'

const page = new EventTarget()
const unreachable: ApiAnswer<number> = { ok: false, reason: 'unreachable' }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a pause ends when its time is over', async () => {
  const pause = pauseUntilOnline(1000)
  await vi.advanceTimersByTimeAsync(1000)
  await expect(pause).resolves.toBeUndefined()
})

test('a pause that the connection has ended leaves no timer behind', async () => {
  const pause = pauseUntilOnline(1000)
  page.dispatchEvent(new Event('online'))
  await pause
  expect(vi.getTimerCount()).toBe(0)
})

test('a call that nobody wants any more after the pause is not made again', async () => {
  let isWanted = true
  const call = vi.fn<() => Promise<ApiAnswer<number>>>(async () => unreachable)
  const answer = untilAnswered(call, { isWanted: () => isWanted })
  await vi.advanceTimersByTimeAsync(500)
  isWanted = false
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await answer).toEqual(unreachable)
  expect(call).toHaveBeenCalledTimes(1)
})
