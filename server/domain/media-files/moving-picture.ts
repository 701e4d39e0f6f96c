import { textAt } from './exif-turn.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** How much of a file `isMovingPicture` looks at, in bytes: a PNG may have a colour profile before it says that it moves. */
export const pictureHeadBytes = 16 * 1024

/** True of a WebP, PNG or AVIF with several frames, by its first bytes. */
export function isMovingPicture(head: Bytes): boolean {
  return isMovingWebp(head) || isMovingPng(head) || textAt(head, 4, 8) === 'ftypavis'
}

/** The bit of VP8X that promises them (RFC 9649, 2.7). */
function isMovingWebp(head: Bytes): boolean {
  const form = textAt(head, 0, 4) + textAt(head, 8, 8)
  return form === 'RIFFWEBPVP8X' && ((head[20] ?? 0) & 0x02) !== 0
}

/** The chunk acTL, which stands before the first picture. */
function isMovingPng(head: Bytes): boolean {
  if (textAt(head, 1, 3) !== 'PNG') return false
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  for (let at = 8; at + 8 <= head.length; at += 12 + view.getUint32(at)) {
    const name = textAt(head, at + 4, 4)
    if (name === 'acTL' || name === 'IDAT') return name === 'acTL'
  }
  return false
}
