import { type Box, boxesIn, itemsOf } from './avif-boxes.ts'
import type { PlainPicture } from './plain-parts.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** EXIF that says nothing: no offset, and a directory without entries. Readers refuse pictures with none where one is promised. */
const emptyExif = [0, 0, 0, 0, 0x49, 0x49, 0x2a, 0, 8, 0, 0, 0]

/** Boxes that programs keep for themselves, wherever they stand. */
const told = new Set(['uuid', 'udta', 'free', 'skip'])
const holders = new Set(['moov', 'trak'])

/**
 * An AVIF whose EXIF and XMP say nothing any more. They are written over where they stand, since everything in such a file is found by
 * its place. How far it is turned is said elsewhere in it, and stays. Undefined where its parts cannot be told apart.
 */
export function plainAvif(bytes: Bytes): PlainPicture | undefined {
  const plain = bytes.slice()
  try {
    const boxes = boxesIn(plain, { start: 0, end: plain.length })
    for (const box of boxes) blank(plain, box)
    const meta = boxes.find(({ name }) => name === 'meta')
    for (const { kind, parts } of meta ? itemsOf(plain, meta) : [])
      for (const [index, { start, end }] of parts.entries()) {
        if (start > end || end > plain.length) return undefined
        plain.fill(kind === 'Exif' ? 0 : 0x20, start, end)
        if (kind === 'Exif' && index === 0)
          plain.set(emptyExif.slice(0, Math.max(0, end - start)), start)
      }
  } catch {
    // Read beyond the end: it breaks off.
    return undefined
  }
  return { bytes: plain, turn: 0 }
}

function blank(bytes: Bytes, { name, start, end }: Box): void {
  if (told.has(name)) bytes.fill(0, start, end)
  if (holders.has(name)) for (const inner of boxesIn(bytes, { start, end })) blank(bytes, inner)
}
