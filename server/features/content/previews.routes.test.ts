import { expect, test } from 'vitest'
import { appConfig } from '#config'
import type { PageTexts } from '#domain/content.schema.ts'
import type { MadePreview, Previews } from '#domain/editing.schema.ts'
import { sha256Hex } from '#domain/ids.ts'
import { api as routes } from '#server/http/api.ts'
import { confirmedAccount, signIn } from '#tests/support/accounts.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { answered, saved } from '#tests/support/editing.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()
const dayMs = 24 * 3_600_000
const links = '/api/admin/content/previews'

async function made(editor: Visitor, path: string): Promise<MadePreview> {
  return answered<MadePreview>(await editor.send('POST', links, { path }))
}

const addressOf = ({ url }: MadePreview) => new URL(url).pathname

/** The title that a page of ours would show to this caller. */
async function titleOn(caller: Visitor, pagePath: string, page = 'about'): Promise<string> {
  const cookie = [...caller.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const request = new Request(`http://matverk.test/api/content/pages/${page}`, {
    headers: { cookie, 'x-language': 'nb' },
  })
  const platform = api.platform
  const response = await routes.fetch(request, { platform, waitUntil: () => {}, pagePath })
  return ((await response.json()) as PageTexts)['title']?.value ?? ''
}

test('a preview link shows its own page with drafts to somebody without an account', async () => {
  const editor = await callerOf(api, 'editor')
  await saved(editor, 'about/title', { value: 'Utkast til Om oss', as: 'draft' })
  const link = await made(editor, '/nb/about')
  const guest = api.visitor()
  const opened = await guest.get(addressOf(link))
  expect(opened.status).toBe(303)
  expect(opened.headers.get('location')).toBe('/nb/about')
  expect(opened.headers.get('cache-control')).toBe('private, no-store')
  expect(opened.headers.get('x-robots-tag')).toBe('noindex')
  expect(opened.headers.get('referrer-policy')).toBe('no-referrer')
  expect(opened.headers.get('set-cookie')).toMatch(/HttpOnly; Secure; SameSite=Lax/u)
  expect(await titleOn(guest, '/about')).toBe('Utkast til Om oss')
  expect(await titleOn(guest, '/quality')).toBe('Om oss')
  expect(await titleOn(api.visitor(), '/about')).toBe('Om oss')
  // Nobody but our own pages can say which page asks.
  const direct = await guest.get('/api/content/pages/about', {
    headers: { 'x-language': 'nb', 'x-page-path': '/about' },
  })
  expect(((await direct.json()) as PageTexts)['title']?.value).toBe('Om oss')
  const { rows } = await api.database.execute('select id from preview_links')
  const secret = addressOf(link).split('/').at(-1) ?? ''
  expect(rows.map(({ id }) => id)).toContain(await sha256Hex(secret))
})

test('a preview link ends after seven days, and at once when it is revoked', async () => {
  const editor = await callerOf(api, 'editor')
  await saved(editor, 'about/title', { value: 'Igjen et utkast', as: 'draft' })
  const [old, ended] = [await made(editor, '/about'), await made(editor, '/about')]
  const guest = api.visitor()
  await guest.get(addressOf(ended))
  expect(await titleOn(guest, '/about')).toBe('Igjen et utkast')
  const revoke = () => editor.send('DELETE', `${links}/${ended.id}`)
  expect((await revoke()).status).toBe(200)
  expect((await revoke()).status).toBe(200)
  expect(await titleOn(guest, '/about')).toBe('Om oss')
  expect(await refusal(await guest.get(addressOf(ended)))).toMatchObject({
    status: 410,
    code: 'preview_over',
  })
  const read = await guest.get(addressOf(ended), { headers: { accept: 'text/html,*/*' } })
  expect([read.status, read.headers.get('content-type')]).toEqual([410, 'text/html; charset=UTF-8'])
  expect(read.headers.get('content-security-policy')).toContain("script-src 'none';")
  expect(await read.text()).toContain('<h1>This preview has ended.')
  const { previews } = await answered<Previews>(await editor.get(links))
  expect(previews.map(({ id }) => id)).toContain(old.id)
  expect(previews.map(({ id }) => id)).not.toContain(ended.id)
  await guest.get(addressOf(old))
  api.platform.now = () => Date.now() + 7 * dayMs
  expect(await titleOn(guest, '/about')).toBe('Om oss')
  expect((await guest.get(addressOf(old))).status).toBe(410)
  api.platform.now = () => Date.now()
})

test('the same call sent again makes one link, and tells it again', async () => {
  const editor = await callerOf(api, 'editor')
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const make = (caller: Visitor, path: string) => caller.send('POST', links, { path }, headers)
  const first = await answered<MadePreview>(await make(editor, '/quality'))
  expect(await answered<MadePreview>(await make(editor, '/quality'))).toEqual(first)
  expect(await refusal(await make(editor, '/terms'))).toMatchObject({ code: 'key_reused' })
  const other = await answered<MadePreview>(await make(await callerOf(api, 'owner'), '/quality'))
  expect(other.url).not.toBe(first.url)
})

test.each([
  ...['https://evil.example/', '//evil.example/', '/\\evil.example', 'about', ''],
  ...['/.//evil.example', '/..//evil.example', '/%2e//evil.example', '/nb/..//evil.example'],
  ...['/.\\/evil.example', '/./\\evil.example'],
  ...['/account', '/nb/cart', '/api/session', '/admin', '/%61dmin'],
])('no preview link leads to %j', async (path) => {
  const editor = await callerOf(api, 'editor')
  expect((await editor.send('POST', links, { path })).status).toBe(422)
})

test('signing in as one who works here marks the browser, and signing out takes the mark away', async () => {
  const editor = await callerOf(api, 'editor')
  const known = await editor.get('/api/session')
  const mark = known.headers.getSetCookie().find((line) => line.startsWith(appConfig.staffCookie))
  expect(mark).toMatch(/^__Host-staff=1; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/u)
  expect((await editor.get('/api/session')).headers.getSetCookie()).toEqual([])
  await editor.send('POST', '/api/admin/content/view', { drafts: true, asOf: null })
  await editor.send('POST', '/api/auth/sign-out', {})
  expect([...editor.cookies.keys()]).toEqual([])
  const customer = await callerOf(api, 'customer')
  expect((await customer.get('/api/session')).headers.getSetCookie()).toEqual([])
})

test('a sign-in by password marks the browser of those who work here, and of nobody else', async () => {
  const worker = await confirmedAccount(api)
  await api.database.execute({
    sql: `insert into admins (id, factory_id, user_id, role, is_active, created_at, updated_at)
      select 'a1', factory_id, id, 'editor', 1, 1, 1 from users where email = ?`,
    args: [worker.email],
  })
  const browser = api.visitor()
  await signIn(browser, worker)
  expect(browser.cookies.get(appConfig.staffCookie)).toBe('1')
  // Somebody else signs in on the same browser.
  await signIn(browser, await confirmedAccount(api))
  expect(browser.cookies.has(appConfig.sessionCookie)).toBe(true)
  expect(browser.cookies.has(appConfig.staffCookie)).toBe(false)
})
