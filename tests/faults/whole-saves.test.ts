import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { appConfig } from '#config'
import type { EditableFooter, EditableMenu } from '#domain/navigation.schema.ts'
import { type DatabaseProxy, startDatabaseProxy } from '#tests/support/database-proxy.ts'
import { newLine } from '#tests/support/menu.ts'
import { newPerson } from '#tests/support/people.ts'
import { type Site, startSite } from '#tests/support/site.ts'

let site: Site
let proxy: DatabaseProxy
let cookie: string

beforeAll(async () => {
  site = await startSite({}, async (url) => {
    proxy = await startDatabaseProxy(url)
    return proxy.url
  })
  const { secret } = await newPerson(site.database, { role: 'owner' })
  cookie = `${appConfig.sessionCookie}=${secret}`
})
afterAll(async () => {
  await site.stop()
  await proxy.stop()
})
beforeEach(() => {
  proxy.mode = 'pass'
  proxy.before = async () => {}
})

const read = async <Value>(path: string) =>
  (await (await fetch(`${site.url}${path}`, { headers: { cookie } })).json()) as Value

function put(path: string, body: object, key: string): Promise<Response> {
  return fetch(`${site.url}${path}`, {
    method: 'PUT',
    headers: {
      cookie,
      'content-type': 'application/json',
      'idempotency-key': key,
      origin: site.url,
      'sec-fetch-site': 'same-origin',
    },
    body: JSON.stringify(body),
  })
}

/** The same call until it is answered, as an editor's page sends it. */
async function persistently(path: string, body: object, key: string): Promise<number> {
  const answer = await put(path, body, key)
  await answer.text()
  return answer.status < 500 ? answer.status : persistently(path, body, key)
}

/** What is saved whole: how many there are, each with how many titles, as the database has it. */
const wholes = {
  menu: {
    path: '/api/admin/menu',
    rows: `select (select count(*) from menu_item_translations where menu_item_id = menu_items.id) as titles from menu_items`,
    rev: async () => (await read<EditableMenu>('/api/admin/menu')).rev,
    body: (count: number) => ({
      items: Array.from({ length: count }, () => ({ ...newLine, ...titled, children: [] })),
    }),
  },
  footer: {
    path: '/api/admin/footer/support.links',
    rows: `select (select count(*) from footer_link_translations where footer_link_id = footer_links.id) as titles
      from footer_links where section_key = 'support'`,
    rev: async () => {
      const { sections } = await read<EditableFooter>('/api/admin/footer')
      return sections.find(({ key }) => key === 'support')?.rev ?? 0
    },
    body: (count: number) => ({
      links: Array.from({ length: count }, () => ({
        title: 'New Link',
        ...titled,
        url: '/',
        isExternal: false,
      })),
    }),
  },
}
const titled = { titles: { nb: 'Ny', ar: 'جديد' } }

async function titlesOf(rows: string): Promise<number[]> {
  const result = await site.database.execute(rows)
  return result.rows.map(({ titles }) => Number(titles))
}

const faults: Record<string, () => void> = {
  'cut in two on its way': () => {
    proxy.mode = 'cut'
  },
  'done and never answered': () => {
    proxy.mode = 'lost-reply'
  },
  'done and answered by half': () => {
    proxy.mode = 'cut-reply'
  },
  'under way as the database dies': () => {
    let isFirst = true
    proxy.before = async (body) => {
      if (!isFirst || !body.includes('BEGIN IMMEDIATE')) return
      isFirst = false
      // Not waited for: the database has the call, and is killed while it works on it.
      dying = site.crashDatabase()
    }
  },
}
let dying = Promise.resolve()

test.each(
  Object.keys(wholes).flatMap((name) =>
    Object.keys(faults).map((fault) => [name as keyof typeof wholes, fault] as const),
  ),
)('[F03] a save of the %s that is %s is there whole or not at all', async (name, fault) => {
  const { path, rows, rev, body } = wholes[name]
  const before = { ...body(2), rev: await rev() }
  expect(await persistently(path, before, crypto.randomUUID())).toBe(200)
  expect(await titlesOf(rows)).toEqual([2, 2])
  const next = { ...body(12), rev: await rev() }
  const key = crypto.randomUUID()
  faults[fault]?.()
  await (await put(path, next, key)).text()
  await dying
  proxy.mode = 'pass'
  const now = await titlesOf(rows)
  expect([2, 12]).toContain(now.length)
  expect(new Set(now)).toEqual(new Set([2]))
  expect(await persistently(path, next, key)).toBe(200)
  expect(await titlesOf(rows)).toEqual(Array.from({ length: 12 }, () => 2))
  expect(await rev()).toBe(next.rev + 1)
})
