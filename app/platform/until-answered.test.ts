import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ErrorCode } from '#domain/errors.ts'
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

const refusedWith = (code: ErrorCode): ApiAnswer<number> => ({
  ok: false,
  reason: 'refused',
  error: { code, message: 'No.', retryable: true, ref: 'x' },
})

/** How often a call with this answer is made within 30 s. */
async function triesFor(answer: ApiAnswer<number>): Promise<number> {
  const call = vi.fn<() => Promise<ApiAnswer<number>>>(async () => answer)
  const end = untilAnswered(call, { forMs: 30_000 })
  await vi.runAllTimersAsync()
  expect(await end).toEqual(answer)
  return call.mock.calls.length
}

test.each([
  ['a fault that the API tells', refusedWith('internal')],
  ['one of what answers in its place', { ...unreachable, isFault: true } as const],
])('%s is an answer: the call is made twice, and nobody is kept waiting', async (_, answer) => {
  expect(await triesFor(answer)).toBe(2)
})

test.each([
  ['silence', unreachable],
  ['a database that is away', refusedWith('unavailable')],
  ['a shop that is too busy', refusedWith('busy')],
])('%s is no answer yet: the call is made again until its time is over', async (_, answer) => {
  expect(await triesFor(answer)).toBe(6)
})

test('a fault that was a chance is made good by the second try', async () => {
  const answers: ApiAnswer<number>[] = [refusedWith('internal'), { ok: true, value: 7 }]
  const call = async () => answers.shift() ?? unreachable
  const answer = untilAnswered(call, { forMs: 30_000 })
  await vi.runAllTimersAsync()
  expect(await answer).toEqual({ ok: true, value: 7 })
})
