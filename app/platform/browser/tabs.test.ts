import { afterEach, expect, test, vi } from 'vitest'
import { inTurn, openTabs } from './tabs.ts'

afterEach(() => void vi.unstubAllGlobals())

const insecure = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

test.each([
  ['forbids', insecure],
  ['has no', undefined],
])('where the browser %s way to other tabs, nobody hears anything', (_, channel) => {
  vi.stubGlobal('BroadcastChannel', channel)
  const tell = openTabs<string>('cart', () => {})
  expect(() => tell('saved')).not.toThrow()
})

test.each([
  ['refuses locks', { locks: { request: () => Promise.reject(new DOMException('denied')) } }],
  ['throws at their name', { locks: { request: insecure } }],
  ['has none', {}],
])('where the browser %s, the work is done at once', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  const work = vi.fn<() => Promise<string>>(async () => 'saved')
  expect(await inTurn('cart', work)).toBe('saved')
  expect(work).toHaveBeenCalledTimes(1)
})

test('work that fails in its turn is not done twice', async () => {
  const request = (_: string, once: () => Promise<unknown>) => once()
  vi.stubGlobal('navigator', { locks: { request } })
  const work = vi.fn<() => Promise<string>>(async () => Promise.reject(new Error('lost')))
  await expect(inTurn('cart', work)).rejects.toThrow('lost')
  expect(work).toHaveBeenCalledTimes(1)
})
