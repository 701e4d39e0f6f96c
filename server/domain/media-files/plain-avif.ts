import { type Box, boxesIn, boxesOfMeta, descriptionsOf, itemsOf, namesOf } from './avif-boxes.ts'
import type { PlainPicture } from './plain-parts.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** EXIF that says nothing: no offset, and a directory without entries. Readers refuse pictures with none where one is promised. */
const emptyExif = [0, 0, 0, 0, 0x49, 0x49, 0x2a, 0, 8, 0, 0, 0]

/** Boxes that hold others which draw. */
const holders = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'edts', 'dinf', 'mvex'])

/** Boxes that draw, beside the `meta` of the whole. What is not among them is programs' own: `udta`, `uuid`, `free` and the like. */
const drawn = new Set(
  (
    'ftyp mdat mvhd tkhd mdhd hdlr vmhd nmhd dref elst tref trex ' +
    'stsd stts stsc stsz stz2 stco co64 stss ctts cslg sdtp sgpd sbgp'
  ).split(' '),
)
const drawnInMeta = new Set('hdlr pitm iinf iloc iprp iref idat dinf grpl'.split(' '))

/**
 * An AVIF whose EXIF, XMP, names and descriptions say nothing any more. They are written over where they stand, since everything in such a file is found by
 * its place. How far it is turned is said elsewhere in it, and stays. Undefined where its parts cannot be read.
 */
export function plainAvif(bytes: Bytes): PlainPicture | undefined {
  const plain = bytes.slice()
  try {
    const boxes = boxesIn(plain, { start: 0, end: plain.length })
    for (const box of boxes) if (box.name !== 'meta') blank(plain, box)
    const [meta, another] = boxes.filter(({ name }) => name === 'meta')
    if (another) return undefined
    const items = meta ? itemsOf(plain, meta) : []
    for (const { name, start, end } of meta ? boxesOfMeta(plain, meta) : [])
      if (!drawnInMeta.has(name)) plain.fill(0, start, end)
    for (const { start, end } of meta ? descriptionsOf(plain, meta) : []) plain.fill(0, start, end)
    for (const { start, end } of meta ? namesOf(plain, meta) : []) plain.fill(0x20, start, end)
    let left = plain.length
    for (const { isExif, parts } of items)
      for (const [index, { start, end }] of parts.entries()) {
        left -= end - start
        // Nothing is longer than the whole; one of no length would be all that follows.
        if (start >= end || end > plain.length || left < 0) return undefined
        plain.fill(isExif ? 0 : 0x20, start, end)
        if (isExif && index === 0) plain.set(emptyExif.slice(0, end - start), start)
      }
  } catch {
    // Read beyond the end: it breaks off.
    return undefined
  }
  return { bytes: plain, turn: 0 }
}

function blank(bytes: Bytes, { name, start, end }: Box): void {
  if (holders.has(name)) for (const inner of boxesIn(bytes, { start, end })) blank(bytes, inner)
  else if (!drawn.has(name)) bytes.fill(0, start, end)
}
