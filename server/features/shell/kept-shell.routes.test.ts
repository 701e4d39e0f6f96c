import { expect, test } from 'vitest'
import type { ShellData } from '#domain/shell.schema.ts'
import { memoryKeyValue } from '#server/platform/key-value.fake.ts'
import { useApi } from '#tests/support/api.ts'
import { SiteMemory } from '#server/site/site-memory.ts'
import { findSite } from '#server/site/site.service.ts'

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
  ['one of another revision', (shell) => ({ ...shell, revision: '0' })],
  ['one without languages', (shell) => ({ ...shell, languages: [] })],
  ['one whose styles end', (shell) => ({ ...shell, styles: '</style><script>x()</script>' })],
  ['one whose texts are half', (shell) => ({ ...shell, overrides: '{"hello":"Wel' })],
  ['one whose texts are a list', (shell) => ({ ...shell, overrides: '[1]' })],
  [
    'one with a menu that runs',
    (shell) => ({ ...shell, menu: [{ title: 'x', url: 'javascript:x()' }] }),
  ],
  [
    'one with a footer that runs',
    (shell) => ({
      ...shell,
      footer: { ...shell.footer, bottom: [{ title: 'x', url: 'javascript:x()' }] },
    }),
  ],
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

test('[B12] what no header has is not shown, though it stands in what is kept', async () => {
  const expected = await trueShell()
  const company = { ...expected.company, secret: 'x' }
  const { shell } = await shellBeside({ ...expected, ...price, company })
  expect(shell).toEqual(expected)
})

test('[B12] a store that is gone changes nothing', async () => {
  const expected = await trueShell()
  const store = memoryKeyValue()
  store.fail('yes')
  api.platform.memory = new SiteMemory()
  api.platform.kv = store
  const response = await api.visitor({ language: 'en' }).get('/api/shell')
  expect(await response.json()).toEqual(expected)
})

/** What an isolate that has just begun finds, with the database gone and this in the store. */
async function siteBeside(kept: unknown) {
  const memory = new SiteMemory()
  const found = await findSite({
    openDatabase: () => {
      throw new Error('gone')
    },
    kv: { find: async <T>() => kept as T, put: async () => {} },
    log: { error: () => {}, info: () => {}, warn: () => {} },
    memory,
    now: Date.now,
    later: () => {},
  }).catch(() => undefined)
  return { found, memory }
}

test.each(['garbage', 7, {}, { languages: [], revisions: {} }])(
  '[B10] with the database gone too, a last known site of %j is none',
  async (kept) => {
    const { found, memory } = await siteBeside(kept)
    expect(found).toBeUndefined()
    expect(memory.site).toBeUndefined()
  },
)

test('[B10] a last known site stands in, and one without a language to show a page in does not', async () => {
  await trueShell()
  const { site } = api.platform.memory
  expect(site?.languages).not.toEqual([])
  expect((await siteBeside(site)).found).toEqual(site)
  expect((await siteBeside({ ...site, languages: [] })).found).toBeUndefined()
})
