import { textAt } from './exif-turn.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** From its first byte to the one behind its last. */
interface Part {
  start: number
  end: number
}

/** A named part of an AVIF; its place is that of what is in it. */
export interface Box extends Part {
  name: string
}

/** A few bytes may promise parts without end, and a picture's are few. */
const mostParts = 10_000
const mostBoxes = 2000

/** The boxes that follow each other in a part. Throws a RangeError where one is longer than what it stands in, or they are too many. */
export function boxesIn(bytes: Bytes, { start, end }: Part): Box[] {
  const view = viewOf(bytes)
  const boxes: Box[] = []
  for (let at = start; at + 8 <= end;) {
    const short = view.getUint32(at)
    const head = short === 1 ? 16 : 8
    const length = short === 1 ? Number(view.getBigUint64(at + 8)) : short === 0 ? end - at : short
    if (length < head || at + length > end) throw new RangeError('a box that breaks off')
    if (boxes.length === mostBoxes) throw new RangeError('more boxes than a picture has')
    boxes.push({ name: textAt(bytes, at + 4, 4), start: at + head, end: at + length })
    at += length
  }
  return boxes
}

/** What its camera and programs wrote: EXIF, or XMP and the like. */
export interface ToldItem {
  isExif: boolean
  parts: Part[]
}

/** The kinds of items that are drawn: pictures, and what is put together from them. */
const drawn = new Set(['av01', 'hvc1', 'grid', 'iovl', 'iden', 'tmap'])

/** What a `meta` box holds. */
export function boxesOfMeta(bytes: Bytes, { start, end }: Part): Box[] {
  return boxesIn(bytes, { start: start + 4, end })
}

/** Where what was written into a picture beside its pixels stands, by its `meta` box. */
export function itemsOf(bytes: Bytes, meta: Part): ToldItem[] {
  const boxes = boxesOfMeta(bytes, meta)
  const find = (name: string) => boxes.find((box) => box.name === name)
  const [names, places] = [find('iinf'), find('iloc')]
  if (!names || !places) return []
  const kinds = kindsOf(bytes, names)
  const data = find('idat')?.start ?? 0
  return placesOf(bytes, places, data).flatMap(({ id, parts }) => {
    const kind = kinds.get(id) ?? ''
    return drawn.has(kind) ? [] : [{ isExif: kind === 'Exif', parts }]
  })
}

/** Where the items of a `meta` box have names: each ends in a zero. */
export function namesOf(bytes: Bytes, meta: Part): Part[] {
  const names = boxesOfMeta(bytes, meta).find(({ name }) => name === 'iinf')
  return (names ? entriesOf(bytes, names) : []).map(({ words, end }) => {
    const zero = bytes.indexOf(0, words)
    return { start: words, end: zero === -1 ? end : Math.min(zero, end) }
  })
}

/** Where its pictures are described in words for people (`udes`): of no word where all is zero. */
export function descriptionsOf(bytes: Bytes, meta: Part): Part[] {
  const inside = (boxes: Box[], holder: string) =>
    boxes.filter(({ name }) => name === holder).flatMap((box) => boxesIn(bytes, box))
  const properties = inside(inside(boxesOfMeta(bytes, meta), 'iprp'), 'ipco')
  return properties.filter(({ name }) => name === 'udes')
}

/** Four letters by the number of an item. */
function kindsOf(bytes: Bytes, names: Box): Map<number, string> {
  return new Map(entriesOf(bytes, names).map(({ id, kind }) => [id, kind]))
}

/** `iinf`: an item’s number, its kind, and where its name begins. */
function entriesOf(bytes: Bytes, { start, end }: Box) {
  const view = viewOf(bytes)
  const head = view.getUint8(start) === 0 ? 6 : 8
  return boxesIn(bytes, { start: start + head, end }).map((entry) => {
    const version = view.getUint8(entry.start)
    if (version < 2) throw new RangeError('an item of no kind')
    const isLong = version === 3
    const id = isLong ? view.getUint32(entry.start + 4) : view.getUint16(entry.start + 4)
    const words = entry.start + (isLong ? 14 : 12)
    return { id, kind: textAt(bytes, words - 4, 4), words, end: entry.end }
  })
}

/** `iloc`: where the bytes of each item are, in the file or (by its first version on) in the box `idat`. */
function placesOf(bytes: Bytes, { start }: Box, data: number): { id: number; parts: Part[] }[] {
  const view = viewOf(bytes)
  let at = start
  const read = (length: number) => {
    let number = 0
    for (let each = 0; each < length; each += 1) number = number * 256 + view.getUint8(at + each)
    at += length
    return number
  }
  const version = read(1)
  at += 3
  const [offsetAndLength, baseAndIndex] = [read(1), read(1)]
  const [offsetSize, lengthSize] = [offsetAndLength >> 4, offsetAndLength & 15]
  const [baseSize, indexSize] = [baseAndIndex >> 4, version === 0 ? 0 : baseAndIndex & 15]
  const numberSize = version < 2 ? 2 : 4
  let left = mostParts
  return Array.from({ length: read(numberSize) }, () => {
    const id = read(numberSize)
    const method = version > 0 ? read(2) & 15 : 0
    if (method > 1) throw new RangeError('an item that is made of another')
    at += 2
    const base = read(baseSize) + (method === 1 ? data : 0)
    const count = read(2)
    left -= count + 1
    if (left < 0) throw new RangeError('more parts than a picture has')
    const parts = Array.from({ length: count }, () => {
      at += indexSize
      const from = base + read(offsetSize)
      return { start: from, end: from + read(lengthSize) }
    })
    return { id, parts }
  })
}

function viewOf(bytes: Bytes): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
