import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

export type Bytes = Uint8Array<ArrayBuffer>

interface Drawn {
  width?: number
  height?: number
  /** A CSS colour. */
  color?: string
}

function drawn({ width = 320, height = 200, color = '#c2410c' }: Drawn) {
  return sharp({ create: { width, height, channels: 3, background: color } })
}

/** A plain picture of one colour. */
export async function pictureOf(
  format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif',
  wanted: Drawn = {},
): Promise<Bytes> {
  return new Uint8Array(await drawn(wanted).toFormat(format).toBuffer())
}

/** A logo: a mark of one colour in the middle of nothing. */
export async function logoPicture(
  format: 'png' | 'webp' | 'avif' = 'png',
  color = '#14532d',
): Promise<Bytes> {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const mark = drawn({ width: 120, height: 60, color }).extend({
    ...{ top: 70, bottom: 70, left: 100, right: 100, background: clear },
  })
  return new Uint8Array(await mark.ensureAlpha().toFormat(format).toBuffer())
}

/** How opaque the first pixel is, from 0 to 255; undefined where all of it is opaque. */
export async function cornerOpacity(bytes: Bytes | undefined): Promise<number | undefined> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  return info.channels === 4 ? data[3] : undefined
}

/** A phone's picture: taken upright (EXIF says to turn it by 90°), with its place and owner in it. */
export async function phonePicture(): Promise<Bytes> {
  const picture = drawn({ width: 400, height: 300 })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Artist: 'Kari Prøve' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 54/1 0/1' },
    })
  return new Uint8Array(await picture.toBuffer())
}

/** A picture of noise with its place and owner in it, as EXIF and as XMP, and with a profile of its colours. */
export async function toldPicture(
  format: 'jpeg' | 'png' | 'webp' | 'avif',
  { seed = 1, orientation = 1 } = {},
): Promise<Bytes> {
  const size = { width: 40, height: 30, channels: 3 } as const
  const noise = Buffer.alloc(40 * 30 * 3).map((_, at) => (at * 31 * seed) % 251)
  const picture = sharp(noise, { raw: size })
    .withMetadata({ orientation })
    .withExifMerge({
      IFD0: { Artist: 'Kari Prøve' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 54/1 0/1' },
    })
    .withIccProfile('p3')
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>Kari in Oslo</a></x:xmpmeta>')
  return new Uint8Array(await picture.toFormat(format).toBuffer())
}

/** Which of its words are still in it. */
export function toldIn(picture: Uint8Array): string[] {
  const bytes = Buffer.from(picture)
  return ['Kari', 'Oslo', 'xmpmeta'].filter((word) => bytes.includes(word))
}

/** A PNG of a few hundred bytes whose header promises so many pixels. */
export function pngBomb(width: number, height: number): Bytes {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 6, 0, 0, 0], 8)
  return Uint8Array.from(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  )
}

function chunk(kind: string, body: Buffer): Buffer {
  const whole = Buffer.concat([Buffer.from(kind, 'latin1'), body])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(body.length, 0)
  frame.writeUInt32BE(checksum(whole), 4)
  return Buffer.concat([frame.subarray(0, 4), whole, frame.subarray(4)])
}

/** CRC-32, as PNG wants it. */
function checksum(bytes: Buffer): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return (sum ^ 0xffffffff) >>> 0
}

/** A GIF by its first bytes, a script by the rest. */
export function gifWithScript(): Bytes {
  return textBytes('GIF89a/*\u0001\u0001\u0000\u0000*/=1;alert(document.domain)//')
}

/** The file that virus scanners agree to call one. */
export function eicar(): Bytes {
  return textBytes(
    ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
  )
}

export function textBytes(text: string): Bytes {
  return new TextEncoder().encode(text)
}

export function pdfOf(length: number): Bytes {
  const bytes = new Uint8Array(length)
  bytes.set(textBytes('%PDF-1.7\n'))
  return bytes
}
