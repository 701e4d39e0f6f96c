import { textAt, type Turn, turnOf } from './exif-turn.ts'
import { joined, mostPieces, type PlainPicture } from './plain-parts.ts'

type Bytes = Uint8Array<ArrayBuffer>

const signatureLength = 8

/** What its pixels are drawn by: the rest is text, time, place and what programs keep for themselves. */
const drawn = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'bKGD', 'sBIT', 'pHYs'],
  ...['gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'mDCV', 'cLLI'],
  ...['acTL', 'fcTL', 'fdAT'],
])

/** The chunk that ends a PNG, with its checksum. */
const ending = Uint8Array.of(0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82)

/** A PNG without its EXIF, texts and time, and without what stands behind its end; undefined where it breaks off, or has too many pieces. */
export function plainPng(bytes: Bytes): PlainPicture | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kept = [bytes.subarray(0, signatureLength)]
  let turn: Turn = 0
  let at = signatureLength
  while (at + 12 <= bytes.length) {
    const name = textAt(bytes, at + 4, 4)
    const end = at + 12 + view.getUint32(at)
    if (end > bytes.length) return undefined
    if (name === 'eXIf') turn = turnOf(bytes.subarray(at + 8, end - 4))
    if (drawn.has(name)) kept.push(bytes.subarray(at, end))
    if (kept.length > mostPieces) return undefined
    if (name === 'IEND') return { bytes: joined(kept), turn }
    at = end
  }
  // One whose end alone is missing is drawn by decoders: it is put there.
  if (at !== bytes.length || kept.length < 3) return undefined
  return { bytes: joined([...kept, ending]), turn }
}
