import type { MediaItem } from '#domain/media.schema.ts'
import type { Visitor } from './api.ts'
import { type Bytes, pictureOf } from './pictures.ts'

/** How a file travels. */
export function uploadOf(
  name: string,
  bytes: Bytes,
): { headers: Record<string, string>; body: Bytes } {
  return {
    headers: {
      'content-type': 'application/octet-stream',
      'x-file-name': encodeURIComponent(name),
    },
    body: bytes,
  }
}

/** Sends a file into the library, or in the place of another. */
export function sendFile(
  caller: Visitor,
  { name, bytes, over }: { name: string; bytes: Bytes; over?: Pick<MediaItem, 'id' | 'rev'> },
): Promise<Response> {
  const { headers, body } = uploadOf(name, bytes)
  const path = over ? `/api/admin/media/${over.id}/content?rev=${over.rev}` : '/api/admin/media'
  return caller.get(path, {
    method: over ? 'PUT' : 'POST',
    headers: { ...headers, origin: 'http://matverk.test', 'sec-fetch-site': 'same-origin' },
    body,
  })
}

/** A file that the library has taken. */
export async function added(caller: Visitor, name: string, bytes: Bytes): Promise<MediaItem> {
  const response = await sendFile(caller, { name, bytes })
  if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`)
  return (await response.json()) as MediaItem
}

/** A picture that the library has taken, with its words for those who do not see it. */
export async function described(caller: Visitor, name: string, bytes: Bytes): Promise<MediaItem> {
  const { id, rev } = await added(caller, name, bytes)
  const words = { altTexts: { nb: 'Fra gården' }, rev }
  const response = await caller.send('PATCH', `/api/admin/media/${id}`, words)
  if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`)
  return (await response.json()) as MediaItem
}

let made = 0
/** A picture unlike all others. */
export function newPicture(): Promise<Bytes> {
  made += 1
  return pictureOf('png', { width: 40 + made, height: 30 })
}
