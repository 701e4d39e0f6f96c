import { Miniflare } from 'miniflare'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { serverConfig } from '#config'
import { cloudflareKeyValue } from '#server/platform/key-value.ts'

const miniflare = new Miniflare({
  modules: true,
  script: 'export default { fetch: () => new Response() }',
  kvNamespaces: ['KV'],
})
type Namespace = Parameters<typeof cloudflareKeyValue>[0]
let namespace: Namespace

beforeAll(async () => {
  namespace = (await miniflare.getKVNamespace('KV')) as unknown as Namespace
})
afterAll(() => miniflare.dispose())

test('[B12] a value comes back as it went, and one that is no JSON is none', async () => {
  const store = cloudflareKeyValue(namespace)
  await store.put('a', { blåbær: [1, 'x'] })
  expect(await store.find('a')).toEqual({ blåbær: [1, 'x'] })
  expect(await store.find('nobody')).toBeUndefined()
  await namespace.put('b', '{"half":')
  expect(await store.find('b')).toBeUndefined()
})

test.each([
  ['bytes that are no text', new Uint8Array([0xff, 0xfe, 0, 1]).buffer],
  ['nothing', ''],
  ['a list in lists', '['.repeat(200_000)],
  ['a text of megabytes', JSON.stringify('x'.repeat(2_000_000))],
])('[B12] %s is no value', async (_, value) => {
  await namespace.put('c', value)
  expect(await cloudflareKeyValue(namespace).find('c')).toBeUndefined()
})

test('[B12] a store that is gone has nothing and takes nothing, and nobody is told', async () => {
  const gone = new Proxy(namespace, {
    get: () => async () => {
      throw new Error('gone')
    },
  })
  const store = cloudflareKeyValue(gone)
  expect(await store.find('a')).toBeUndefined()
  await expect(store.put('a', 1)).resolves.toBeUndefined()
})

test('[B12] a store that hangs has nothing', async () => {
  vi.useFakeTimers()
  const hung = new Proxy(namespace, { get: () => () => new Promise(() => {}) })
  const found = cloudflareKeyValue(hung).find('a')
  await vi.advanceTimersByTimeAsync(serverConfig.keyValueWaitMs)
  vi.useRealTimers()
  expect(await found).toBeUndefined()
})
