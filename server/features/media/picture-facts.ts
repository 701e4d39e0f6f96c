import { rgbaToThumbHash } from 'thumbhash'
import type { Turn } from '#domain/media-files/exif-turn.ts'
import type { Images, PictureFacts } from '#server/platform/images.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Of its longer side: enough for a placeholder, and what thumbhash takes at most is 100. */
const sampleSize = 32

/** A blurred placeholder in base64; null where none can be made, which is nobody's problem. */
export async function thumbhashOf(
  images: Images,
  bytes: Bytes,
  turn: Turn,
): Promise<string | null> {
  const small = await images.draw(bytes, {
    width: sampleSize,
    height: sampleSize,
    turn,
    format: 'image/png',
  })
  if (!small) return null
  // The decoder is loaded where a picture comes in, and by no visitor's page.
  const { pixelsOf } = await import('./png-pixels.ts')
  const pixels = pixelsOf(small)
  if (!pixels) return null
  const hash = rgbaToThumbHash(pixels.width, pixels.height, pixels.rgba)
  return btoa(String.fromCharCode(...hash))
}

/** True where the placeholder tells of pixels that are not opaque: thumbhash keeps that in the last bit of its first three bytes. */
export function hasTransparency(thumbhash: string | null): boolean {
  const third = thumbhash === null ? 0 : atob(thumbhash).charCodeAt(2)
  return (third & 0x80) !== 0
}

/** Width and height of a picture as it is shown. */
export function shownSize({ width, height }: PictureFacts, turn: Turn) {
  return turn === 90 || turn === 270 ? { width: height, height: width } : { width, height }
}
