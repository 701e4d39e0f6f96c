import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { appConfig, serverConfig } from '#config'
import { type Database, openDatabase } from '#server/platform/database.ts'
import { DatabaseStreams } from '#server/platform/database-streams.ts'
import { memoryKeyValue } from '#server/platform/key-value.fake.ts'
import { SiteMemory } from './site-memory.ts'
import { findSite } from './site.service.ts'
import type { Site } from './site.ts'

const site: Site = {
  factoryId: 'f1',
  company: {
    name: 'Prøvekjøkkenet',
    legalName: 'Prøvekjøkkenet AS',
    orgNo: null,
    address: null,
    phone: null,
    phoneText: null,
    email: null,
    faviconUrl: null,
    logo: { url: null, width: 32, height: 32, maxWidth: 200, style: 'rounded' },
    isNameShownInHeader: true,
    headerStyle: null,
  },
  loading: { style: 'spinner', imageUrl: null },
  minOrderOre: 0,
  isForSome: false,
  languages: [
    {
      code: 'nb',
      name: 'Norwegian',
      nativeName: 'Norsk',
      flagIconUrl: null,
      direction: 'ltr',
      isDefault: true,
      catalogue: 'nb',
    },
  ],
  revisions: {},
}

const settings = { DATABASE_URL: 'http://127.0.0.1:9', DATABASE_AUTH_TOKEN: '' }
const nowhere = openDatabase({ streams: new DatabaseStreams(settings) }, () => {})

/** An isolate whose database hangs until it fails. */
function isolate({ memory = new SiteMemory(), kv = memoryKeyValue() } = {}) {
  const hung = Promise.withResolvers<never>()
  const read: Database['read'] = () => hung.promise
  const ports = {
    openDatabase: () => ({ ...nowhere, read }),
    kv,
    log: { error: () => {}, info: () => {}, warn: () => {} },
    memory,
    now: Date.now,
    later: () => {},
  }
  return { ports, fail: () => hung.reject(new Error('gone')) }
}

/** A memory that has known the site for too long. */
function oldMemory(): SiteMemory {
  const memory = new SiteMemory()
  memory.keep(site, memory.beginReading(), Date.now() - appConfig.revisionMaxAgeMs)
  return memory
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.each([
  ['a visitor', false, serverConfig.siteWaitMs.visitors],
  ['staff', true, serverConfig.siteWaitMs.staff],
])(
  '[B10] a database that hangs is waited for by %s no longer than a moment: the site is shown as it was',
  async (_, isFresh, waitMs) => {
    const { ports } = isolate({ memory: oldMemory() })
    const found = findSite({ ...ports, isFresh })
    await vi.advanceTimersByTimeAsync(waitMs - 1)
    expect(ports.memory.isStale).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await found).toBe(site)
    expect(ports.memory.isStale).toBe(true)
  },
)

test('[B10] who comes while it hangs does not wait at all', async () => {
  const { ports } = isolate({ memory: oldMemory() })
  const found = findSite(ports)
  await vi.advanceTimersByTimeAsync(serverConfig.siteWaitMs.visitors)
  await found
  expect(await findSite(ports)).toBe(site)
})

test('[B10] an isolate that has just begun shows what the store last knew', async () => {
  const kv = memoryKeyValue()
  await kv.put('site:last-known', site)
  const { ports } = isolate({ kv })
  const found = findSite(ports)
  await vi.advanceTimersByTimeAsync(serverConfig.siteWaitMs.visitors)
  expect(await found).toEqual(site)
  expect(ports.memory.isStale).toBe(true)
})

test('[B10] where nothing is known anywhere, the database is waited for until it fails', async () => {
  const { ports, fail } = isolate()
  const found = findSite(ports)
  const caught = found.catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(serverConfig.database.timeoutMs)
  fail()
  expect(await caught).toEqual(new Error('gone'))
})

test('a reading that fails late does not make old what a later one has brought', () => {
  const memory = new SiteMemory()
  const [slow, quick] = [memory.beginReading(), memory.beginReading()]
  memory.keep(site, quick, Date.now())
  memory.keepStale(site, slow, Date.now())
  expect(memory.isStale).toBe(false)
})
