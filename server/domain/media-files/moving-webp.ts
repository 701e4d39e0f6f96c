import { textAt } from './exif-turn.ts'

/** How much of a file `isMovingWebp` looks at, in bytes. */
export const webpHeadBytes = 21

/** True of a WebP with several frames, by its first bytes: the bit of VP8X that promises them (RFC 9649, 2.7). */
export function isMovingWebp(head: Uint8Array<ArrayBuffer>): boolean {
  const form = textAt(head, 0, 4) + textAt(head, 8, 8)
  return form === 'RIFFWEBPVP8X' && ((head[20] ?? 0) & 0x02) !== 0
}
