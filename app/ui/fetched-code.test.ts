import { expect, test } from 'vitest'
import { fetchedCode } from './fetched-code.ts'

test('code is fetched once for all who wait for it', async () => {
  let calls = 0
  const code = fetchedCode(async () => {
    calls += 1
    return 'part'
  })
  expect(code.now()).toEqual({})
  await Promise.all([code.fetch(), code.fetch()])
  expect(code.now()).toEqual({ part: 'part' })
  await code.fetch()
  expect(calls).toBe(1)
})

test('code that could not be fetched is fetched when it is asked for again, for all places that show it', async () => {
  const failure = new TypeError('Failed to fetch')
  let isReachable = false
  const code = fetchedCode(async () => {
    if (!isReachable) throw failure
    return 'part'
  })
  const heard: unknown[] = []
  const leave = code.hear(() => heard.push(code.now()))
  await code.fetch()
  await code.fetch()
  isReachable = true
  await code.fetch()
  expect(heard).toEqual([{ failure }, { failure }, { part: 'part' }])
  leave()
  await code.fetch()
  expect(heard.length).toBe(3)
})
