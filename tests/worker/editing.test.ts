import { afterAll, beforeAll, expect, test } from 'vitest'
import { appConfig } from '#config'
import type { EditableText, MadePreview } from '#domain/editing.schema.ts'
import { startWorker } from '#scripts/worker.ts'
import { crowd } from '#tests/support/crowd.ts'
import { onFreePort } from '#tests/support/free-port.ts'
import { newPerson } from '#tests/support/people.ts'
import { type Site, startSite } from '#tests/support/site.ts'

let site: Site
let cookie = ''

beforeAll(async () => {
  site = await startSite()
  const { secret } = await newPerson(site.database, { role: 'editor' })
  cookie = `${appConfig.sessionCookie}=${secret}; ${appConfig.staffCookie}=1`
})
afterAll(() => site.stop())

const get = (path: string, cookies = '') =>
  fetch(`${site.url}${path}`, {
    redirect: 'manual',
    headers: cookies ? { cookie: cookies } : {},
  })

const bytesOf = async (path: string, cookies = '') => (await get(path, cookies)).text()

const api = '/api/admin/content'

async function send(method: string, path: string, body: object): Promise<Response> {
  return fetch(`${site.url}${api}${path}`, {
    method,
    headers: {
      cookie,
      origin: site.url,
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify(body),
  })
}

async function save(at: string, change: object): Promise<EditableText> {
  const known = await get(`${api}/texts/${at}?language=nb`, cookie)
  const { rev } = (await known.json()) as EditableText
  const answer = await send('PUT', `/texts/${at}`, {
    ...{ language: 'nb', as: 'publish', rev },
    ...change,
  })
  expect(answer.status).toBe(200)
  return (await answer.json()) as EditableText
}

test('a visitor downloads the same bytes whether or not somebody edits', async () => {
  const paths = ['/nb', '/nb/about', '/nb/products']
  const before = await Promise.all(paths.map((path) => bytesOf(path)))
  await save('home/hero.title', { value: 'Et utkast til forsiden', as: 'draft' })
  await save('footer/copyright.text', { value: 'Et utkast i bunnen', as: 'draft' })
  await send('POST', '/view', { drafts: true, asOf: null })
  const looking = `${cookie}; ${appConfig.viewCookie}=1.`
  expect(await bytesOf('/nb', looking)).toContain('Et utkast til forsiden')
  expect(await bytesOf('/nb/about', looking)).toContain('Et utkast i bunnen')
  expect(await Promise.all(paths.map((path) => bytesOf(path)))).toEqual(before)
  // A request that claims so without being theirs sees what everybody sees.
  const pretended = `${appConfig.staffCookie}=1; ${appConfig.viewCookie}=1.`
  const shown = await bytesOf('/nb', pretended)
  expect(shown).toContain('Norsk mat, laget i små satser')
  expect(shown).not.toContain('Et utkast')
})

test('the page of somebody who works here is kept by nobody and found by no search engine', async () => {
  const { headers } = await get('/nb/about', cookie)
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.get('x-robots-tag')).toBe('noindex')
  expect(headers.get('etag')).toBeNull()
  const visitors = await get('/nb/about')
  expect(visitors.headers.get('x-robots-tag')).toBeNull()
  expect(visitors.headers.get('etag')).toBeTruthy()
})

const manySaves = crowd({ small: 120, whole: 1000 })

test(`[B12] after each of ${manySaves} saves the editor’s next page shows it, and within 5 s a visitor’s of another Worker`, async () => {
  const settings = { DATABASE_URL: site.databaseUrl, PUBLIC_URL: site.url }
  const elsewhere = await onFreePort((port) => startWorker({ port, settings }))
  const seenElsewhere = async () => {
    const html = await (await fetch(`${elsewhere.url}/nb/contact`)).text()
    return Number(/Kontakt nummer (\d+)\./u.exec(html)?.[1] ?? 0)
  }
  const known = await get(`${api}/texts/contact/title?language=nb`, cookie)
  let { rev } = (await known.json()) as EditableText
  const savedAt: number[] = []
  const missed: string[] = []
  for (let number = 1; number <= manySaves; number += 1) {
    const value = `Kontakt nummer ${number}.`
    const answer = await send('PUT', '/texts/contact/title', {
      ...{ language: 'nb', as: 'publish', rev, value },
    })
    ;({ rev } = (await answer.json()) as EditableText)
    savedAt[number] = Date.now()
    if (!(await bytesOf('/nb/contact', cookie)).includes(value)) missed.push(`${number}`)
    if (number % 20 !== 0) continue
    // A visitor of the same isolate needs no patience either.
    if (!(await bytesOf('/nb/contact')).includes(value)) missed.push(`${number} by a visitor`)
    const mustSee = savedAt.findLastIndex((at) => at <= Date.now() - 5000)
    const seen = await seenElsewhere()
    if (seen < mustSee) missed.push(`${mustSee} elsewhere, where it is ${seen}`)
  }
  expect(missed).toEqual([])
  await expect.poll(seenElsewhere, { timeout: 60_000 }).toBe(manySaves)
  await elsewhere.stop()
}, 900_000)

test('a preview link leads to its page with drafts, without the secret in the address', async () => {
  await save('quality/title', { value: 'Utkast til kvalitet', as: 'draft' })
  const made = await send('POST', '/previews', { path: '/nb/quality' })
  const { url } = (await made.json()) as MadePreview
  const opened = await get(new URL(url).pathname)
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/nb/quality'])
  const [guest = ''] = (opened.headers.get('set-cookie') ?? '').split(';')
  const page = await get('/nb/quality', guest)
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  expect(page.headers.get('x-robots-tag')).toBe('noindex')
  expect(await page.text()).toContain('Utkast til kvalitet')
  expect(await bytesOf('/nb', guest)).not.toContain('Et utkast')
  expect(await bytesOf('/nb/quality')).not.toContain('Utkast til kvalitet')
})

test('the minute’s jobs publish what is due', async () => {
  const publishAt = Date.now() + 3_600_000
  await save('terms/title', { value: 'Nye vilkår', as: 'schedule', publishAt })
  await site.worker.tick()
  expect(await bytesOf('/nb/terms')).not.toContain('Nye vilkår')
  // The hour passes.
  await site.database.execute('update content_pending set publish_at = 1')
  await expect
    .poll(
      async () => {
        await site.worker.tick()
        return (await bytesOf('/nb/terms')).includes('Nye vilkår')
      },
      { interval: 500 },
    )
    .toBe(true)
})
