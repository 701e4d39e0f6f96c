import { textAt, type Turn, turnOf } from './exif-turn.ts'
import { joined, mostPieces, type PlainPicture } from './plain-parts.ts'

type Bytes = Uint8Array<ArrayBuffer>

const headLength = 12

/** What its pixels are drawn by. */
const drawn = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ICCP'])

/** The bits of VP8X that promise EXIF and XMP. */
const promised = 0x08 | 0x04

/** A WebP without its EXIF and XMP, and without what stands behind its end; undefined where it or a frame breaks off, or has too many pieces. */
export function plainWebp(bytes: Bytes): PlainPicture | undefined {
  if (bytes.length < headLength) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const last = 8 + view.getUint32(4, true)
  if (last > bytes.length) return undefined
  const kept = [bytes.slice(0, headLength)]
  let turn: Turn = 0
  for (let at = headLength; at + 8 <= last;) {
    const name = textAt(bytes, at, 4)
    const length = view.getUint32(at + 4, true)
    if (at + 8 + length > last) return undefined
    // Each begins at an even place.
    const end = Math.min(last, at + 8 + length + (length % 2))
    if (name === 'EXIF') turn = turnOf(bytes.subarray(at + 8, end))
    const piece = name === 'ANMF' ? plainFrame(bytes.slice(at, end)) : bytes.slice(at, end)
    if (!piece || kept.length > mostPieces) return undefined
    if (name === 'ANMF' || drawn.has(name)) kept.push(withoutPromise(name, piece))
    at = end
  }
  const plain = joined(kept)
  new DataView(plain.buffer).setUint32(4, plain.length - 8, true)
  return { bytes: plain, turn }
}

/** Where a frame's own chunks begin: behind its head, and where it stands. */
const frameHead = 8 + 16
const drawnInFrame = new Set(['ALPH', 'VP8 ', 'VP8L'])

/** A frame of a moving picture with nothing but what draws it; undefined where one of its chunks is longer than it (RFC 9649, 2.7.1.4). */
function plainFrame(frame: Bytes): Bytes | undefined {
  const view = new DataView(frame.buffer)
  const kept = [frame.slice(0, frameHead)]
  for (let at = frameHead; at + 8 <= frame.length;) {
    const length = view.getUint32(at + 4, true)
    const end = at + 8 + length + (length % 2)
    if (end > frame.length || kept.length > mostPieces) return undefined
    if (drawnInFrame.has(textAt(frame, at, 4))) kept.push(frame.slice(at, end))
    at = end
  }
  const plain = joined(kept)
  new DataView(plain.buffer).setUint32(4, plain.length - 8, true)
  return plain
}

function withoutPromise(name: string, chunk: Bytes): Bytes {
  if (name === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~promised
  return chunk
}
