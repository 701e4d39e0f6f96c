import sharp from 'sharp'
import { expect, test } from 'vitest'
import { phonePicture, toldIn, toldPicture } from '#tests/support/pictures.ts'
import { plainPicture } from './plain-picture.ts'

type Piece = string | readonly number[] | Uint8Array

function bytesOf(...pieces: Piece[]): Uint8Array<ArrayBuffer> {
  const parts = pieces.map((piece) =>
    typeof piece === 'string' ? Buffer.from(piece, 'latin1') : Uint8Array.from(piece),
  )
  return Uint8Array.from(Buffer.concat(parts))
}

const long = (number: number) => [24, 16, 8, 0].map((bits) => (number >>> bits) & 255)
const longLittle = (number: number) => long(number).toReversed()
const plain = (kind: string, bytes: Uint8Array<ArrayBuffer>) =>
  plainPicture(`image/${kind}`, bytes)?.bytes

test('[D11] a JPEG loses its EXIF behind stray bytes too, and is turned all the same', async () => {
  const picture = await phonePicture()
  const stray = bytesOf(picture.slice(0, 2), [0, 0], picture.slice(2))
  const found = plainPicture('image/jpeg', stray)
  expect(found?.turn).toBe(90)
  expect((await sharp(found?.bytes).metadata()).exif).toBeUndefined()
})

test('[D11] a JPEG keeps nothing behind its end, and its pixels as they are', async () => {
  const picture = await toldPicture('jpeg')
  const moving = bytesOf(picture, '....ftypmp42 Oslo', picture)
  const found = plain('jpeg', moving) ?? bytesOf()
  expect(toldIn(found)).toEqual([])
  expect(found).toEqual(plain('jpeg', picture))
  expect(await sharp(found).raw().toBuffer()).toEqual(await sharp(picture).raw().toBuffer())
})

test('[D11] a JPEG of several scans is kept whole, and a comment between them is not', async () => {
  const noise = Buffer.alloc(64 * 64 * 3).map((_, at) => (at * 37) % 251)
  const scans = sharp(noise, { raw: { width: 64, height: 64, channels: 3 } })
  const picture = bytesOf(await scans.jpeg({ progressive: true }).toBuffer())
  const second = Buffer.from(picture).lastIndexOf(Buffer.from([0xff, 0xda]))
  const told = bytesOf(picture.slice(0, second), [0xff, 0xfe, 0, 6], 'Oslo', picture.slice(second))
  expect(plain('jpeg', picture)).toEqual(picture)
  expect(plain('jpeg', told)).toEqual(picture)
})

test.each([
  ['a small picture of its own', [0xff, 0xe0, 0, 11], 'JFXX\0Oslo'],
  ['the places of further pictures', [0xff, 0xe2, 0, 10], 'MPF\0Oslo'],
  ['another program’s colours', [0xff, 0xee, 0, 9], 'Duckyxx'],
])('[D11] a JPEG loses %s', async (_, head, words) => {
  const picture = plain('jpeg', await toldPicture('jpeg')) ?? bytesOf()
  const told = bytesOf(picture.slice(0, 2), head, words, picture.slice(2))
  expect(plain('jpeg', told)).toEqual(picture)
  expect((await sharp(picture).metadata()).icc).toBeDefined()
})

const box = (name: string, ...pieces: Piece[]) => {
  const inner = bytesOf(...pieces)
  return bytesOf(long(inner.length + 8), name, inner)
}
const meta = (...pieces: Piece[]) =>
  box(
    'meta',
    long(0),
    box('iinf', long(0), [0, 0]),
    box('iloc', long(0), [0x44, 0, 0, 0]),
    ...pieces,
  )
const began = box('ftyp', 'avif', long(0), 'avifmif1')

test.each([
  ['XMP in its meta', bytesOf(began, meta(box('xml ', 'Oslo'), box('uuid', 'Oslo')))],
  ['boxes of unknown names', bytesOf(began, meta(), box('abcd', 'Oslo'))],
  ['the meta of what moves', bytesOf(began, meta(), box('moov', box('meta', 'Oslo')))],
  ['words deep in what moves', bytesOf(began, box('moov', box('trak', box('udta', 'Oslo'))))],
])('[D11] an AVIF loses %s', (_, picture) => {
  expect(toldIn(picture)).toEqual(['Oslo'])
  expect(toldIn(plain('avif', picture) ?? bytesOf('Oslo'))).toEqual([])
})

const namedItem = box('infe', [2, 0, 0, 0, 0, 1, 0, 0], 'av01', 'Oslo\0')
const described = box('ipco', box('udes', long(0), 'nb\0Oslo\0\0\0'))

test.each([
  ['the name of an item', box('iinf', long(0), [0, 1], namedItem)],
  ['a description', bytesOf(box('iinf', long(0), [0, 0]), box('iprp', described))],
])('[D11] an AVIF loses %s, and nothing in it moves', (_, told) => {
  const places = box('iloc', long(0), [0x44, 0, 0, 0])
  const picture = bytesOf(began, box('meta', long(0), told, places), box('mdat', 'pixel'))
  expect(toldIn(picture)).toEqual(['Oslo'])
  const found = plain('avif', picture) ?? bytesOf('Oslo')
  expect(toldIn(found)).toEqual([])
  expect(found).toHaveLength(picture.length)
  expect(Buffer.from(found).indexOf('mdat')).toBe(Buffer.from(picture).indexOf('mdat'))
})

test('[D11] an AVIF whose EXIF is said to have no length is refused: it is as long as it likes', async () => {
  const picture = await toldPicture('avif')
  const items = Buffer.from(picture).indexOf('iloc') + 12
  for (const item of [1, 2]) {
    const unsaid = picture.slice()
    new DataView(unsaid.buffer).setUint32(items + item * 18 + 14, 0)
    expect(plain('avif', unsaid)).toBeUndefined()
  }
})

test.each([
  ['a second meta', bytesOf(began, meta(), meta(box('xml ', 'Oslo')))],
  ['boxes without end', bytesOf(began, ...Array.from({ length: 3000 }, () => box('abcd')))],
])('[I12] an AVIF of %s is refused', (_, picture) => {
  expect(plain('avif', picture)).toBeUndefined()
})

const chunk = (name: string, ...pieces: Piece[]) => {
  const inner = bytesOf(...pieces)
  return bytesOf(name, longLittle(inner.length), inner, inner.length % 2 ? [0] : [])
}
const webp = (...chunks: Piece[]) => {
  const body = bytesOf('WEBP', ...chunks)
  return bytesOf('RIFF', longLittle(body.length), body)
}
const head = chunk('VP8X', new Uint8Array(10))
const drawn = chunk('VP8 ', 'pixel')
const frame = (...chunks: Piece[]) => chunk('ANMF', new Uint8Array(16), ...chunks)

test('[D11] a frame of a moving WebP loses what does not draw it', () => {
  const told = webp(head, frame(drawn, chunk('EXIF', 'Oslo')), frame(drawn))
  expect(plain('webp', told)).toEqual(webp(head, frame(drawn), frame(drawn)))
})

test('[I12] a frame of a moving WebP with a chunk longer than it is refused: it would be what follows', () => {
  const long = bytesOf('VP8 ', longLittle(40), 'pixel!')
  expect(plain('webp', webp(head, frame(drawn, long), frame(drawn)))).toBeUndefined()
})

const many = Array.from({ length: 20_001 })

test.each([
  ['jpeg', bytesOf([0xff, 0xd8], ...many.map(() => [0xff, 0xdb, 0, 2]), [0xff, 0xd9])],
  ['webp', webp(head, ...many.map(() => chunk('ALPH')))],
  ['webp', webp(head, frame(...many.map(() => chunk('ALPH'))))],
  [
    'png',
    bytesOf(
      [0x89],
      'PNG\r\n\x1a\n',
      ...many.map(() => bytesOf(long(0), 'IDAT', long(0))),
      ...[long(0), 'IEND', long(0)],
    ),
  ],
])('[I12] a %s of more pieces than a picture has is refused', (kind, picture) => {
  expect(plain(kind, picture)).toBeUndefined()
})
