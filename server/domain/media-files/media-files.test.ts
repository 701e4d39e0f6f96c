import sharp from 'sharp'
import { expect, test } from 'vitest'
import { mostPictureBytes } from '#domain/media.ts'
import { errorSentences } from '#server/i18n/error-sentences.ts'
import {
  phonePicture,
  pictureOf,
  pngBomb,
  textBytes,
  toldIn,
  toldPicture,
} from '#tests/support/pictures.ts'
import { attachmentHeader, cleanFileName, decodedName } from './file-name.ts'
import { turnOf } from './exif-turn.ts'
import { isMovingPicture, pictureHeadBytes } from './moving-picture.ts'
import { readPictureSize } from './picture-size.ts'
import { plainJpeg } from './plain-jpeg.ts'
import { plainPicture } from './plain-picture.ts'
import { judgeUpload } from './upload-rules.ts'

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  '[I12] the size of a %s is read from its header',
  async (format) => {
    const picture = await pictureOf(format, { width: 321, height: 123 })
    expect(readPictureSize(picture)).toEqual({ width: 321, height: 123 })
    for (const length of [0, 1, 12, 20])
      expect(readPictureSize(picture.slice(0, length))).toBe(undefined)
  },
)

test.each([{ lossless: true }, { quality: 50 }])(
  'the size of a WebP is read whatever it is packed by: %o',
  async (options) => {
    const raw = sharp({
      create: { width: 77, height: 55, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } },
    })
    const picture = new Uint8Array(await raw.webp(options).toBuffer())
    expect(readPictureSize(picture)).toEqual({ width: 77, height: 55 })
  },
)

test('[I12] a picture of too many pixels is refused by its header, and says how many', () => {
  const bytes = pngBomb(50_000, 50_000)
  const judged = judgeUpload({ name: 'a.png', bytes, foundType: 'image/png' })
  expect(judged).toMatchObject({
    problem: { code: 'picture_too_many_pixels', values: { x: 2500, max: 50 } },
  })
})

test('[I12] a telephone’s 48 megapixels are taken', () => {
  const bytes = pngBomb(8064, 6048)
  expect(judgeUpload({ name: 'a.png', bytes, foundType: 'image/png' }).ok).toBe(true)
})

test.each(['photo.jfif', 'photo', 'photo.JPG', 'photo.pdf'])(
  '[I12] a picture is taken for what it is, under the name %s',
  async (name) => {
    const bytes = await pictureOf('jpeg')
    const judged = judgeUpload({ name, bytes, foundType: 'image/jpeg' })
    expect(judged).toMatchObject({ value: { kind: 'picture', mediaType: 'image/jpeg' } })
  },
)

test.each([
  ['a.jpg', 'image/heic', 'picture_unreadable'],
  ['a.gif', 'image/gif', 'picture_unreadable'],
  ['a.exe', undefined, 'file_type_refused'],
] as const)('%s that is %s is refused as %s, which says what is taken', (name, foundType, code) => {
  const bytes = textBytes('MZ')
  expect(judgeUpload({ name, bytes, foundType })).toMatchObject({ problem: { code } })
  expect(errorSentences[code].message).toMatch(/JPEG, PNG, WebP or AVIF/u)
})

test('a JPEG with stray bytes between its segments, or without an end, is shown as far as it goes', async () => {
  const picture = await pictureOf('jpeg')
  const second = 4 + new DataView(picture.buffer).getUint16(4)
  const stray = bytesJoined(picture.slice(0, second), Uint8Array.of(0, 7), picture.slice(second))
  for (const bytes of [stray, picture.slice(0, -2)]) {
    expect(readPictureSize(bytes)).toEqual({ width: 320, height: 200 })
    const plain = plainJpeg(bytes)?.bytes ?? bytes
    const drawn = await sharp(plain, { failOn: 'error' }).raw().toBuffer()
    expect(drawn).toEqual(await sharp(picture).raw().toBuffer())
  }
})

test('a PNG without its end is shown, and one that breaks off in a piece is not', async () => {
  const picture = await pictureOf('png')
  const plain = plainPicture('image/png', picture.slice(0, -12))?.bytes
  expect(await sharp(plain, { failOn: 'error' }).raw().toBuffer()).toEqual(
    await sharp(picture).raw().toBuffer(),
  )
  expect(plainPicture('image/png', picture.slice(0, -13))).toBe(undefined)
})

test.each([
  ['a short number', [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]],
  ['a long number', [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 4, 0, 0, 0, 1, 0, 0, 0, 6]],
])('how far to turn a picture is read from %s', (_what, exif) => {
  expect(turnOf(Uint8Array.from(exif))).toBe(90)
})

function bytesJoined(...pieces: Uint8Array[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat(pieces))
}

test('a WebP that moves is known by its head', async () => {
  const frames = await Promise.all(
    ['#c2410c', '#ffffff'].map((color) => pictureOf('png', { width: 8, height: 8, color })),
  )
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
  expect(isMovingPicture(new Uint8Array(moving.subarray(0, pictureHeadBytes)))).toBe(true)
  for (const format of ['webp', 'png', 'avif', 'jpeg'] as const)
    expect(isMovingPicture((await pictureOf(format)).slice(0, pictureHeadBytes))).toBe(false)
})

test('a PNG and an AVIF that move are known, too', async () => {
  const still = await pictureOf('png')
  const control = new Uint8Array(20)
  control.set([0, 0, 0, 8, ...Buffer.from('acTL'), 0, 0, 0, 2])
  const headerEnd = 8 + 12 + 13
  expect(
    isMovingPicture(bytesJoined(still.slice(0, headerEnd), control, still.slice(headerEnd))),
  ).toBe(true)
  expect(isMovingPicture(bytesJoined(Buffer.from('\0\0\0\x20ftypavis')))).toBe(true)
})

test('a picture with a side that cannot be drawn is refused, whatever its area', () => {
  const bytes = pngBomb(10, 12_001)
  expect(judgeUpload({ name: 'a.png', bytes, foundType: 'image/png' })).toMatchObject({
    problem: { code: 'picture_too_long', values: { max: 12_000 } },
  })
})

test('[D11] the sentence of a picture that is too large is the one agreed with the shop', () => {
  const bytes = new Uint8Array(mostPictureBytes + 1)
  const judged = judgeUpload({ name: 'a.jpg', bytes, foundType: 'image/jpeg' })
  expect(judged).toMatchObject({ problem: { values: { x: 10.1, max: 10 } } })
  expect(errorSentences.picture_too_large.message).toBe(
    'The picture is {x} MB; the limit is {max} MB.',
  )
})

test('[D11] a JPEG loses what its camera wrote, keeps its pixels, and tells how far to turn it', async () => {
  const picture = await phonePicture()
  const { bytes = picture, turn } = plainJpeg(picture) ?? {}
  expect(turn).toBe(90)
  expect((await sharp(picture).metadata()).exif).toBeDefined()
  expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(picture).raw().toBuffer())
})

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  '[I12] a %s that is cut off or damaged anywhere does no harm, and never tells more than it did',
  async (format) => {
    const picture = await toldPicture(format)
    for (let at = 0; at < picture.length; at += 7) {
      const damaged = picture.slice()
      damaged[at] = 0xff
      for (const bytes of [picture.slice(0, at), damaged]) {
        const plain = plainPicture(`image/${format}`, bytes)?.bytes
        if (plain?.length && (await isPicture(plain))) expect(toldIn(plain), `at ${at}`).toEqual([])
      }
    }
  },
)

/** True where a browser, too, would make something of it. */
function isPicture(bytes: Uint8Array): Promise<boolean> {
  return sharp(bytes, { failOn: 'none' })
    .metadata()
    .then(
      () => true,
      () => false,
    )
}

test.each(['png', 'webp'] as const)(
  'the turn of a %s is kept when its EXIF goes',
  async (format) => {
    const picture = await toldPicture(format, { orientation: 6 })
    expect(plainPicture(`image/${format}`, picture)?.turn).toBe(90)
  },
)

test('what is no JPEG, or breaks off, comes back without harm', () => {
  for (const text of ['', 'hello', '\u00ff\u00d8\u00ff\u00e1\u00ff\u00ff']) {
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
    expect(plainJpeg(bytes)?.turn).toBe(0)
  }
})

test.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\temp\\price list.PDF', 'price list.pdf'],
  ['a\r\nSet-Cookie: x.jpg', 'a Set-Cookie x.jpg'],
  ['gpj.\u202Eevil.jpg', 'gpj.evil.jpg'],
  ['.htaccess', 'htaccess'],
  ['  ', 'file'],
  ['...', 'file'],
  ['سعر.pdf', 'سعر.pdf'],
  [`${'x'.repeat(300)}.webp`, `${'x'.repeat(116)}.webp`],
])('the name %j is kept as %j', (name, cleaned) => {
  expect(cleanFileName(name)).toBe(cleaned)
})

test('a name that is not in its header’s form is taken as it came', () => {
  expect(decodedName('sm%C3%B8r.pdf')).toBe('smør.pdf')
  expect(decodedName('50%.pdf')).toBe('50%.pdf')
})

test('a download’s name cannot leave its header', () => {
  expect(attachmentHeader(`a"b';c.pdf`)).toBe(
    `attachment; filename="a_b__c.pdf"; filename*=UTF-8''a%22b%27%3Bc.pdf`,
  )
})

test.each([
  ['text with a control', 'a.csv', 'a;b\u0000', undefined],
  ['a page under a text’s name', 'a.txt', ' <!DOCTYPE html>', undefined],
  ['an unknown ending', 'a.exe', 'MZ', undefined],
  ['a zip under a PDF’s name', 'a.pdf', 'PK', 'application/zip'],
])('%s is no file that we take', (_, name, text, foundType) => {
  expect(judgeUpload({ name, bytes: textBytes(text), foundType })).toMatchObject({
    problem: { code: 'file_type_refused' },
  })
})
