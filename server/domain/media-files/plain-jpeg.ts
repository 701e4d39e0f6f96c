import { joined, type PlainPicture } from './plain-parts.ts'
import { textAt, type Turn, turnOf } from './exif-turn.ts'

type Bytes = Uint8Array<ArrayBuffer>

/**
 * A JPEG without what its camera and its programs wrote into it (place, time, owner, previews, comments), and how far it has to
 * be turned, which was among that. Colour profiles stay. Other bytes come back as they are.
 */
export function plainJpeg(bytes: Bytes): PlainPicture {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return { bytes, turn: 0 }
  const kept: Bytes[] = [bytes.subarray(0, 2)]
  let turn: Turn = 0
  let at = 2
  while (at + 4 <= bytes.length && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    if (marker === 0xda) break
    if (marker === 0xff) {
      at += 1
      continue
    }
    const end = at + 2 + view.getUint16(at + 2)
    const segment = bytes.subarray(at, end)
    if (marker === 0xe1 && isExif(segment)) turn = turnOf(segment.subarray(4)) || turn
    if (!isTold(marker)) kept.push(segment)
    at = end
  }
  kept.push(bytes.subarray(at))
  return { bytes: joined(kept), turn }
}

/** Segments of programs, but for the ones that colours need: JFIF (E0), a profile (E2) and Adobe's (EE). FE is a comment. */
function isTold(marker: number): boolean {
  return marker === 0xfe || (marker > 0xe0 && marker <= 0xef && marker !== 0xe2 && marker !== 0xee)
}

function isExif(segment: Bytes): boolean {
  return textAt(segment, 4, 4) === 'Exif'
}
