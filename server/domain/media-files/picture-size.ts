export interface PictureSize {
  width: number
  height: number
}

type Read = (bytes: DataView) => PictureSize | undefined

/**
 * How large a picture says it is, read from its header before anything decodes it: a few bytes may unfold into gigabytes. Undefined
 * for what is neither JPEG, PNG, WebP nor AVIF, and for a header that is cut off.
 */
export function readPictureSize(bytes: Uint8Array<ArrayBuffer>): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    for (const read of [readJpeg, readPng, readWebp, readAvif]) {
      const size = read(view)
      if (size) return size.width > 0 && size.height > 0 ? size : undefined
    }
  } catch {
    // Read beyond the end: the header is cut off.
  }
  return undefined
}

const readPng: Read = (view) => {
  if (view.getUint32(0) !== 0x89504e47 || textAt(view, 12, 4) !== 'IHDR') return undefined
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

/** The frame header, after however many segments stand before it; decoders pass over what is none between them, and so does this. */
const readJpeg: Read = (view) => {
  if (view.getUint16(0) !== 0xffd8) return undefined
  for (let at = 2; ;) {
    const marker = view.getUint8(at + 1)
    if (view.getUint8(at) !== 0xff || marker === 0xff || marker === 0) {
      at += 1
      continue
    }
    if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    at += 2 + view.getUint16(at + 2)
  }
}

/** C0 to CF, but for the tables and the extension among them. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

const readWebp: Read = (view) => {
  if (textAt(view, 0, 4) !== 'RIFF' || textAt(view, 8, 4) !== 'WEBP') return undefined
  const form = textAt(view, 12, 4)
  if (form === 'VP8X') return { width: 1 + uint24(view, 24), height: 1 + uint24(view, 27) }
  if (form === 'VP8L') {
    const bits = view.getUint32(21, true)
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }
  }
  if (form !== 'VP8 ') return undefined
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
}

/** The largest of all that the file says about itself: a lie about one of its pictures helps nobody. */
const readAvif: Read = (view) => {
  if (textAt(view, 4, 4) !== 'ftyp') return undefined
  const sizes: PictureSize[] = []
  const end = Math.min(view.byteLength - 20, 64 * 1024)
  for (let at = 8; at < end; at += 1)
    if (view.getUint32(at) === 0x69737065)
      sizes.push({ width: view.getUint32(at + 8), height: view.getUint32(at + 12) })
  return sizes.toSorted((a, b) => b.width * b.height - a.width * a.height)[0]
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000
}

function textAt(view: DataView, at: number, length: number): string {
  let text = ''
  for (let each = 0; each < length; each += 1) text += String.fromCharCode(view.getUint8(at + each))
  return text
}
