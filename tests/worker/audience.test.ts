import { afterAll, beforeAll, expect, test } from 'vitest'
import { appConfig } from '#config'
import type { EditableMenu } from '#domain/navigation.schema.ts'
import type { SiteSettings } from '#domain/settings.schema.ts'
import { anotherAdmin } from '#tests/support/another-admin.ts'
import { newLine } from '#tests/support/menu.ts'
import { newPerson } from '#tests/support/people.ts'
import { type Site, startSite } from '#tests/support/site.ts'

let site: Site
const cookies = { in: '', ended: `${appConfig.sessionCookie}=${'x'.repeat(43)}`, out: '' }

beforeAll(async () => {
  site = await startSite()
  const { secret } = await newPerson(site.database, { role: 'customer' })
  cookies.in = `${appConfig.sessionCookie}=${secret}`
})
afterAll(() => site.stop())

const get = (path: string, as: keyof typeof cookies) =>
  fetch(`${site.url}${path}`, { headers: { cookie: cookies[as], 'accept-encoding': 'identity' } })

const words = ['Bare for deg', 'Bli kunde', 'Melding til deg', 'Overalt']

/** Which of the words a page holds, anywhere in its bytes. */
async function wordsOn(path: string, as: keyof typeof cookies): Promise<string[]> {
  const html = await (await get(path, as)).text()
  return words.filter((each) => html.includes(each))
}

async function saveMenu(items: object[]): Promise<void> {
  const call = await anotherAdmin(site, 'owner')
  const { rev } = (await (await call('GET', '/menu')).json()) as EditableMenu
  const saved = await call('PUT', '/menu', { items, rev })
  expect(saved.status).toBe(200)
}

const entry = (title: string, more: object = {}) => ({ ...newLine, title, children: [], ...more })
const pages = ['/nb', '/nb/about', '/nb/products', '/nb/search?q=brie', '/nb/nowhere']

test('[B02] what is for the signed in is not in the page of anyone else, nor theirs in that of the signed in, in either order', async () => {
  await saveMenu([entry('Overalt')])
  const call = await anotherAdmin(site, 'owner')
  const settings = (await (await call('GET', '/settings')).json()) as SiteSettings
  const announced = await call('PUT', '/settings/announcement', {
    announcement: {
      ...{ texts: { nb: 'Melding til deg' }, url: null, startsAt: null, endsAt: null },
      ...{ isDismissible: true, audience: 'signed_in' },
    },
    rev: settings.announcement.rev,
  })
  expect(announced.status).toBe(200)
  await saveMenu([
    entry('Overalt', { children: [{ ...newLine, title: 'Bare for deg', audience: 'signed_in' }] }),
    entry('Bli kunde', { audience: 'signed_out' }),
  ])
  const right = {
    in: ['Bare for deg', 'Melding til deg', 'Overalt'],
    ended: ['Bli kunde', 'Overalt'],
    out: ['Bli kunde', 'Overalt'],
  }
  for (const path of pages)
    for (const as of ['in', 'out', 'ended', 'in', 'out'] as const)
      expect(await wordsOn(path, as), `${path} ${as}`).toEqual(right[as])
})

test('[B02] a page that the signed in see otherwise is kept by nobody; a visitor’s is kept as ever', async () => {
  await saveMenu([entry('Bare for deg', { audience: 'signed_in' })])
  const own = await get('/nb/about', 'in')
  expect(own.headers.get('cache-control')).toBe('private, no-store')
  expect(own.headers.get('etag')).toBeNull()
  const first = (await get('/nb/about', 'out')).headers.get('etag')
  expect(first).toBeTruthy()
  expect((await get('/nb/about', 'out')).headers.get('etag')).toBe(first)
})

test('where nothing is for some alone, the signed in get the page that is kept', async () => {
  await saveMenu([entry('Overalt')])
  const call = await anotherAdmin(site, 'owner')
  const settings = (await (await call('GET', '/settings')).json()) as SiteSettings
  const { rev } = settings.announcement
  await call('PUT', '/settings/announcement', { announcement: null, rev })
  const kept = (await get('/nb/about', 'out')).headers.get('etag')
  expect((await get('/nb/about', 'in')).headers.get('etag')).toBe(kept)
})

test('[B02] each language has its own entries, and what stands under one that is hidden is hidden with it', async () => {
  const children = [{ ...newLine, title: 'Bli kunde' }]
  await saveMenu([entry('Overalt'), entry('Bare for deg', { languageCodes: ['ar'], children })])
  expect(await wordsOn('/nb/about', 'out')).toEqual(['Overalt'])
  expect(await wordsOn('/ar/about', 'out')).toEqual(['Bare for deg', 'Bli kunde', 'Overalt'])
})
