import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appConfig } from '#config'
import { mostFileBytes, mostPictureBytes } from '#domain/media.ts'
import type { MediaItem, MediaList } from '#domain/media.schema.ts'
import { uploadOf } from '#tests/support/media.ts'
import { newPerson } from '#tests/support/people.ts'
import {
  type Bytes,
  cornerOpacity,
  eicar,
  gifWithScript,
  logoPicture,
  pdfOf,
  phonePicture,
  pictureOf,
  pngBomb,
  textBytes,
} from '#tests/support/pictures.ts'
import { type Site, startSite } from '#tests/support/site.ts'

let site: Site
let secret: string

beforeAll(async () => {
  site = await startSite()
  secret = (await newPerson(site.database, { role: 'editor' })).secret
})
afterAll(() => site.stop())

function call(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('cookie', `${appConfig.sessionCookie}=${secret}`)
  headers.set('origin', site.url)
  headers.set('x-language', 'en')
  // The Worker hangs up on one that has rested for 5 s, as it may while 50 MB are made on a busy machine.
  headers.set('connection', 'close')
  return fetch(site.url + path, { redirect: 'manual', ...init, headers })
}

function send(name: string, bytes: Bytes): Promise<Response> {
  return call('/api/admin/media', { method: 'POST', ...uploadOf(name, bytes) })
}

async function taken(name: string, bytes: Bytes): Promise<MediaItem> {
  const response = await send(name, bytes)
  expect(response.status).toBe(201)
  return (await response.json()) as MediaItem
}

async function shown(path: string, accept = 'image/webp,*/*'): Promise<[Response, Bytes]> {
  const response = await fetch(site.url + path, { headers: { accept }, redirect: 'manual' })
  return [response, new Uint8Array(await response.arrayBuffer())]
}

test('[D11] a phone’s picture is shown upright, smaller, and without what the phone wrote into it', async () => {
  const item = await taken('IMG 1.JPG', await phonePicture())
  expect(item).toMatchObject({ kind: 'picture', width: 300, height: 400, mediaType: 'image/jpeg' })
  expect(item.thumbhash).toMatch(/^[\w+/]{20,}=*$/u)
  const [response, bytes] = await shown(`/media/${item.id}/1/160`)
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    vary: 'Accept',
  })
  const facts = await sharp(bytes).metadata()
  expect([facts.width, facts.exif]).toEqual([160, undefined])
  const original = await call(`/api/admin/media/${item.id}/content`)
  const kept = Buffer.from(await original.arrayBuffer())
  expect(kept.toString('latin1')).not.toContain('Kari')
  expect((await sharp(kept).metadata()).exif).toBeUndefined()
})

test('[D11] a browser that shows AVIF gets it, one that shows WebP that, a crawler that says neither JPEG, also from what is kept', async () => {
  const item = await taken('two.png', await pictureOf('png', { color: '#0f766e' }))
  for (const _ of ['made', 'kept']) {
    const [avif] = await shown(`/media/${item.id}/1/320`, 'image/avif,image/webp,*/*')
    expect(avif.headers.get('content-type')).toBe('image/avif')
    const [webp] = await shown(`/media/${item.id}/1/320`)
    expect(webp.headers.get('content-type')).toBe('image/webp')
    expect(webp.headers.get('vary')).toBe('Accept')
    const [jpeg, bytes] = await shown(`/media/${item.id}/1/320`, '*/*')
    expect(jpeg.headers.get('content-type')).toBe('image/jpeg')
    expect((await sharp(bytes).metadata()).format).toBe('jpeg')
  }
})

test.each(['*/*', 'image/*', 'image/png', ''])(
  '[D11] a logo stays transparent for who asks for "%s", also from what is kept',
  async (accept) => {
    const item = (await (await send('logo.png', await logoPicture())).json()) as MediaItem
    for (const _ of ['made', 'kept']) {
      const [png, bytes] = await shown(`/media/${item.id}/1/160`, accept)
      expect(png.headers.get('content-type')).toBe('image/png')
      expect(await cornerOpacity(bytes)).toBe(0)
    }
  },
)

test.each(['webp', 'avif'] as const)('[D11] a picture that came as %s is taken', async (format) => {
  const item = await taken(`leaf.${format}`, await pictureOf(format, { color: '#166534' }))
  expect((await shown(`/media/${item.id}/1/160`))[0].status).toBe(200)
})

test.each([
  ['another width', 'x/1/641'],
  ['a width beyond them', 'x/1/9999'],
  ['a version to come', 'x/2/640'],
  ['an older one than the first', 'x/0/640'],
  ['a picture as a file', 'x/1/file'],
  ['somebody’s own query', 'x/1/640.webp'],
])('%s is not made', async (_, path) => {
  const item = await taken('same.webp', await pictureOf('webp', { color: '#7c2d12' })).catch(
    async () =>
      (
        await send('same.webp', await pictureOf('webp', { color: '#7c2d12' }))
      ).json() as Promise<MediaItem>,
  )
  expect((await shown(`/media/${path.replace('x', item.id)}`))[0].status).toBe(404)
})

test.each<[string, string, () => Bytes | Promise<Bytes>, number, string]>([
  [
    'SVG with a script',
    'logo.svg',
    () => textBytes('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    415,
    'svg_refused',
  ],
  [
    'SVG under another name',
    'logo.png',
    () => textBytes('<?xml version="1.0"?><svg onload="alert(1)"/>'),
    415,
    'svg_refused',
  ],
  [
    'a page under a picture’s name',
    'page.jpg',
    () => textBytes('<!doctype html><script>alert(1)</script>'),
    415,
    'picture_unreadable',
  ],
  ['a script with a GIF’s first bytes', 'anim.png', gifWithScript, 415, 'picture_unreadable'],
  ['a GIF', 'anim.gif', () => pictureOf('gif'), 415, 'picture_unreadable'],
  [
    'a picture that breaks off',
    'half.jpg',
    async () => (await pictureOf('jpeg', { width: 900, height: 900 })).slice(0, 300),
    415,
    'picture_unreadable',
  ],
  [
    '2,500 megapixels in a few hundred bytes',
    'bomb.png',
    () => pngBomb(50_000, 50_000),
    422,
    'picture_too_many_pixels',
  ],
  ['a page', 'a.html', () => textBytes('<p>Hi</p>'), 415, 'file_type_refused'],
  [
    'a page as a text',
    'a.txt',
    () => textBytes('<!DOCTYPE html><script>alert(1)</script>'),
    415,
    'file_type_refused',
  ],
  ['a program as a document', 'a.pdf', () => textBytes('MZ\u0090\u0000'), 415, 'file_type_refused'],
  ['what scanners warn of', 'eicar.txt', eicar, 422, 'file_harmful'],
  ['nothing', 'a.png', () => new Uint8Array(), 422, 'file_empty'],
])('[I12] %s is refused and leaves nothing', async (_, name, made, status, code) => {
  const before = await site.database.execute('select count(*) as n from stored_objects')
  const response = await send(name, await made())
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
    status,
    code,
  ])
  const after = await site.database.execute('select count(*) as n from stored_objects')
  expect(after.rows).toEqual(before.rows)
})

test('[D11] a picture of 10 MB and a byte is refused, one of 10 MB read', async () => {
  const picture = await pictureOf('jpeg')
  const padded = (length: number) => {
    const bytes = new Uint8Array(length)
    bytes.set(picture)
    return bytes
  }
  const refused = await send('large.jpg', padded(mostPictureBytes + 1))
  expect(refused.status).toBe(413)
  expect(await refused.json()).toMatchObject({
    code: 'picture_too_large',
  })
  expect((await send('large.jpg', padded(mostPictureBytes))).status).toBe(201)
})

test('[D11] a file of 50 MB is taken, one of a byte more is not', async () => {
  const item = await taken('price list.pdf', pdfOf(mostFileBytes))
  expect(item).toMatchObject({ kind: 'file', bytes: mostFileBytes, width: null, thumbhash: null })
  const refused = await send('price list.pdf', pdfOf(mostFileBytes + 1))
  expect(refused.status).toBe(413)
  expect(await refused.json()).toMatchObject({
    code: 'file_too_large',
  })
  const [response, bytes] = await shown(item.address)
  expect(bytes.length).toBe(mostFileBytes)
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="price list.pdf"; filename*=UTF-8''price%20list.pdf`,
  )
})

test('[I12] a name with folders and line breaks stays a name', async () => {
  const item = await taken('../../etc/a\r\nSet-Cookie: x=1\r\n.csv', textBytes('a;b\n1;2\n'))
  expect(item.name).toBe('a Set-Cookie x=1.csv')
  const [response] = await shown(item.address)
  expect(response.headers.get('set-cookie')).toBeNull()
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="a Set-Cookie x_1.csv"/u,
  )
  expect(response.headers.get('content-type')).toMatch(/^text\/csv/u)
})

test('[D11] a replaced picture is at a new address, and the old one leads there', async () => {
  const item = await taken('before.png', await pictureOf('png', { color: '#111827' }))
  await shown(item.address)
  const path = `/api/admin/media/${item.id}/content?rev=${item.rev}`
  const upload = uploadOf('after.png', await pictureOf('png', { width: 500, color: '#f8fafc' }))
  const replaced = (await (await call(path, { method: 'PUT', ...upload })).json()) as MediaItem
  expect(replaced).toMatchObject({ id: item.id, version: 2, name: 'before.png', width: 500 })
  const [, bytes] = await shown(replaced.address)
  expect((await sharp(bytes).metadata()).width).toBe(500)
  const [old] = await shown(`/media/${item.id}/1/1280`)
  expect([old.status, old.headers.get('location')]).toEqual([302, `/media/${item.id}/2/1280`])
})

test('[D11] of a file the part that is asked for travels', async () => {
  const item = await taken('terms.pdf', pdfOf(5000))
  const whole = await fetch(site.url + item.address)
  expect([whole.status, whole.headers.get('content-length')]).toEqual([200, '5000'])
  expect(new Uint8Array(await whole.arrayBuffer())).toEqual(pdfOf(5000))
  const part = await fetch(site.url + item.address, { headers: { range: 'bytes=4000-' } })
  expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 4000-4999/5000'])
  expect((await part.arrayBuffer()).byteLength).toBe(1000)
})

test('[D11] the list is 100 from the first on, by name', async () => {
  const list = (await (await call('/api/admin/media')).json()) as MediaList
  expect(list).toMatchObject({ limit: 100, offset: 0 })
  expect(list.items.length).toBe(list.total)
})

test('visitors may not send files, however large', async () => {
  const response = await fetch(`${site.url}/api/admin/media`, {
    method: 'POST',
    ...uploadOf('a.pdf', pdfOf(3_000_000)),
    headers: { ...uploadOf('a.pdf', pdfOf(20)).headers, origin: site.url },
  })
  expect(response.status).toBe(401)
})
