import { afterEach, expect, test, vi } from 'vitest'
import { cameWith } from './came-with.ts'

afterEach(() => void vi.unstubAllGlobals())

function pageWith(...entries: object[]): void {
  vi.stubGlobal('performance', { getEntriesByType: () => entries })
}

test('a page knows which cookies it came with', () => {
  pageWith({ serverTiming: [{ name: 'cfOrigin' }, { name: 'guest' }] })
  expect([cameWith('guest'), cameWith('session')]).toEqual([true, false])
  pageWith({ serverTiming: [] })
  expect([cameWith('guest'), cameWith('session')]).toEqual([false, false])
})

test('in a browser that does not tell, what scripts keep decides alone', () => {
  pageWith({})
  expect(cameWith('session')).toBe(false)
  pageWith()
  expect(cameWith('session')).toBe(false)
  vi.stubGlobal('performance', undefined)
  expect(cameWith('guest')).toBe(false)
})
