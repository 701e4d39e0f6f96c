import { expect, test } from 'vitest'
import { mostFileBytes, mostPictureBytes } from '#domain/media.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { added, uploadOf } from '#tests/support/media.ts'
import { callerOf } from '#tests/support/people.ts'
import { pdfOf } from '#tests/support/pictures.ts'

const api = useApi()
const megabyte = new Uint8Array(1_000_000)

/** Sends megabytes whose number nothing announces, and tells how many of them were taken. */
async function sendUnannounced(caller: Visitor, path: string, method: string) {
  const sent = { taken: 0 }
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        sent.taken += 1
        controller.enqueue(megabyte)
        if (sent.taken === 200) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const { headers } = uploadOf('a.pdf', megabyte)
  const own = { origin: 'http://matverk.test', 'sec-fetch-site': 'same-origin' }
  const init: RequestInit & { duplex: 'half' } = {
    method,
    body,
    duplex: 'half',
    headers: { ...headers, ...own, 'transfer-encoding': 'chunked' },
  }
  return { response: await caller.get(path, init), sent }
}

test('[D11] nothing is read of a file that the caller may not send', async () => {
  const { id, rev } = await added(await callerOf(api, 'editor'), 'in.pdf', pdfOf(50))
  for (const [path, method] of [
    ['/api/admin/media', 'POST'],
    [`/api/admin/media/${id}/content?rev=${rev}`, 'PUT'],
    ['/api/admin/social-pictures/about/nb', 'PUT'],
  ] as const)
    for (const role of ['visitor', 'customer'] as const) {
      const { response, sent } = await sendUnannounced(await callerOf(api, role), path, method)
      expect([response.status, sent.taken]).toEqual([role === 'visitor' ? 401 : 403, 0])
    }
})

test.each([
  ['/api/admin/media', 'POST', mostFileBytes, 'file_too_large'],
  ['/api/admin/social-pictures/about/nb', 'PUT', mostPictureBytes, 'picture_too_large'],
] as const)(
  '[D11] a file without a length that is sent to %s is read up to the limit and no further',
  async (path, method, most, code) => {
    const editor = await callerOf(api, 'editor')
    const { response, sent } = await sendUnannounced(editor, path, method)
    expect(await refusal(response)).toMatchObject({ status: 413, code })
    expect(sent.taken).toBe(Math.ceil(most / megabyte.length))
  },
)
