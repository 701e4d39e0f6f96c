import { expect, test } from 'vitest'
import type { MediaItem } from '#domain/media.schema.ts'
import { answerMedia } from '#server/features/media/kept-media.service.ts'
import type { memoryStorage } from '#server/platform/storage.fake.ts'
import { useApi } from '#tests/support/api.ts'
import { added } from '#tests/support/media.ts'
import { callerOf } from '#tests/support/people.ts'
import { pdfOf } from '#tests/support/pictures.ts'

const api = useApi()
const file = pdfOf(1000)
let made: MediaItem | undefined

/** As a visitor's browser asks for the file, through what stands before the API. */
async function asked(headers: Record<string, string> = {}, method = 'GET') {
  made ??= await added(await callerOf(api, 'editor'), 'terms.pdf', file)
  const near = { match: async () => undefined, put: async () => undefined }
  const callApi = async (request: Request) =>
    api.visitor().get(new URL(request.url).pathname, request)
  const request = new Request(`http://matverk.test${made.address}`, { method, headers })
  return answerMedia(request, { near, callApi, later: () => undefined })
}

const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer())

test('[D11] a file is handed on whole and says that it has parts', async () => {
  const response = await asked()
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'accept-ranges': 'bytes',
    'content-length': String(file.length),
    'content-type': 'application/pdf',
    etag: expect.stringMatching(/^".+-1"$/u),
  })
  expect(await bytesOf(response)).toEqual(file)
})

test('[D11] the part of a file that is asked for is all that travels', async () => {
  const response = await asked({ range: 'bytes=100-199' })
  expect(response.status).toBe(206)
  expect(response.headers.get('content-range')).toBe(`bytes 100-199/${file.length}`)
  expect(response.headers.get('content-length')).toBe('100')
  expect(await bytesOf(response)).toEqual(file.slice(100, 200))
})

test('a part behind the end is refused with the length of the file', async () => {
  const response = await asked({ range: `bytes=${file.length}-` })
  expect([response.status, response.headers.get('content-range')]).toEqual([
    416,
    `bytes */${file.length}`,
  ])
})

test('a browser with the beginning of another file gets this one whole', async () => {
  const tag = (await asked()).headers.get('etag') ?? ''
  const of = async (ifRange: string) =>
    (await asked({ range: 'bytes=0-1', 'if-range': ifRange })).status
  expect([await of(tag), await of('"another"')]).toEqual([206, 200])
})

test('a look at the headers reads no file', async () => {
  const response = await asked({}, 'HEAD')
  expect([response.status, response.headers.get('content-length')]).toEqual([
    200,
    String(file.length),
  ])
  expect(await bytesOf(response)).toHaveLength(0)
})

test('[D11] with the store out of reach the file is refused, and no one keeps that', async () => {
  await asked()
  const storage = api.platform.storage as ReturnType<typeof memoryStorage>
  storage.fail('yes')
  const response = await asked()
  storage.fail('no')
  expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store'])
})
