import { plainAvif } from './plain-avif.ts'
import { plainJpeg } from './plain-jpeg.ts'
import type { PlainPicture } from './plain-parts.ts'
import { plainPng } from './plain-png.ts'
import { plainWebp } from './plain-webp.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** How what a camera and its programs wrote (place, time, owner, texts) is taken out of each kind. Colour profiles stay. */
const plainBy: Record<string, (bytes: Bytes) => PlainPicture | undefined> = {
  'image/jpeg': plainJpeg,
  'image/png': plainPng,
  'image/webp': plainWebp,
  'image/avif': plainAvif,
}

/** A picture as it is kept; undefined where its parts cannot be read. */
export function plainPicture(mediaType: string, bytes: Bytes): PlainPicture | undefined {
  return plainBy[mediaType]?.(bytes)
}
