import { joined, mostPieces, type PlainPicture } from './plain-parts.ts'
import { textAt, type Turn, turnOf } from './exif-turn.ts'

type Bytes = Uint8Array<ArrayBuffer>

const [begin, end, scan] = [0xd8, 0xd9, 0xda]

/** Of the segments that are programs' own those that colours need: each by its marker and what it begins with. */
const drawn: Record<number, string> = { 0xe0: 'JFIF\0', 0xe2: 'ICC_PROFILE\0', 0xee: 'Adobe' }

/**
 * A JPEG without what its camera and its programs wrote into it (place, time, owner, previews, comments), and how far it has to
 * be turned, which was among that. Colour profiles stay; what stands behind its end does not. Other bytes come back as they are;
 * undefined where there are more pieces than a picture has.
 */
export function plainJpeg(bytes: Bytes): PlainPicture | undefined {
  if (bytes.length < 4 || bytes[0] !== 0xff || bytes[1] !== begin) return { bytes, turn: 0 }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kept: Bytes[] = [bytes.subarray(0, 2)]
  let turn: Turn = 0
  let [isInScan, hasEnd] = [false, false]
  for (let at = 2; at < bytes.length;) {
    const found = nextMarker(bytes, at)
    // Between segments, decoders pass over what is none; in a scan it is the picture.
    if (isInScan) kept.push(bytes.subarray(at, found))
    const marker = bytes[found + 1]
    hasEnd ||= marker === end
    if (marker === undefined || marker === end || found + 4 > bytes.length) break
    const next = found + 2 + view.getUint16(found + 2)
    const segment = bytes.subarray(found, next)
    if (marker === 0xe1 && textAt(segment, 4, 4) === 'Exif')
      turn = turnOf(segment.subarray(4)) || turn
    if (isDrawn(marker, segment)) kept.push(segment)
    if (kept.length > mostPieces) return undefined
    isInScan = marker === scan
    at = next
  }
  // One that breaks off in its picture is shown as far as it goes, by decoders too: the end that it lacks is put there.
  if (hasEnd || isInScan) kept.push(Uint8Array.of(0xff, end))
  return { bytes: joined(kept), turn }
}

/** Where the next marker begins: FF and its kind, but for a stuffed zero, filling, and the restarts within a scan. */
function nextMarker(bytes: Bytes, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const kind = bytes[at + 1] ?? 0
    const isRestart = kind >= 0xd0 && kind <= 0xd7
    if (kind > 1 && kind !== 0xff && !isRestart) return at
  }
  return bytes.length
}

/** E0 to EF are the programs', FE is a comment; all others draw. */
function isDrawn(marker: number, segment: Bytes): boolean {
  if (marker === 0xfe) return false
  if (marker < 0xe0 || marker > 0xef) return true
  const sign = drawn[marker]
  return sign !== undefined && textAt(segment, 4, sign.length) === sign
}
