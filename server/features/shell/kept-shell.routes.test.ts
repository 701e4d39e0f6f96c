import { expect, test } from 'vitest'
import type { ShellData } from '#domain/shell.schema.ts'
import { memoryKeyValue } from '#server/platform/key-value.fake.ts'
import { useApi } from '#tests/support/api.ts'
import { SiteMemory } from './site-memory.ts'
import { findSite } from './site.service.ts'

const api = useApi()

/** As an isolate that has just begun, beside a store whose every value is this one. */
async function shellBeside(value: unknown) {
  const put: unknown[] = []
  api.platform.memory = new SiteMemory()
  api.platform.kv = {
    find: async <T>() => JSON.parse(JSON.stringify(value)) as T,
    put: async (_key, kept) => void put.push(kept),
  }
  const response = await api.visitor({ language: 'en' }).get('/api/shell')
  return { status: response.status, shell: (await response.json()) as ShellData, put }
}

async function trueShell(): Promise<ShellData> {
  api.platform.memory = new SiteMemory()
  api.platform.kv = memoryKeyValue()
  return (await (await api.visitor({ language: 'en' }).get('/api/shell')).json()) as ShellData
}

const price = { unitOre: 1 }
const garbage: [string, (shell: ShellData) => unknown][] = [
  ['nothing', () => null],
  ['a word', () => 'garbage'],
  ['a number', () => 7],
  ['an empty object', () => ({})],
  ['the half of one', () => ({ menu: [], languages: [] })],
  ['one without a footer', (shell) => ({ ...shell, footer: null, ...price })],
  ['one whose menu is of numbers', (shell) => ({ ...shell, menu: [1, 2] })],
  ['another factory’s', (shell) => ({ ...shell, factoryId: 'another' })],
  [
    'one in another language',
    (shell) => ({ ...shell, language: { code: 'ar', direction: 'rtl' } }),
  ],
]

test.each(garbage)(
  '[B12] a store that holds %s changes nothing, and gets what is true',
  async (_, made) => {
    const expected = await trueShell()
    const { status, shell, put } = await shellBeside(made(expected))
    expect(status).toBe(200)
    expect(shell).toEqual(expected)
    await expect.poll(() => put).toContainEqual(expected)
  },
)

test('[B12] a store that is gone changes nothing', async () => {
  const expected = await trueShell()
  const store = memoryKeyValue()
  store.fail('yes')
  api.platform.memory = new SiteMemory()
  api.platform.kv = store
  const response = await api.visitor({ language: 'en' }).get('/api/shell')
  expect(await response.json()).toEqual(expected)
})

test.each(['garbage', 7, {}, { languages: [], revisions: {} }])(
  '[B10] with the database gone too, a last known site of %j is none',
  async (kept) => {
    const memory = new SiteMemory()
    const found = findSite({
      openDatabase: () => {
        throw new Error('gone')
      },
      kv: { find: async <T>() => kept as T, put: async () => {} },
      log: { error: () => {}, info: () => {}, warn: () => {} },
      memory,
      now: Date.now,
      later: () => {},
    })
    await expect(found).rejects.toThrow('gone')
    expect(memory.site).toBeUndefined()
  },
)
