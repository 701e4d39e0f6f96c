import sharp from 'sharp'
import { expect, test } from 'vitest'
import { logoPicture } from '#tests/support/pictures.ts'
import { pixelsOf } from './png-pixels.ts'

test.each([true, false])(
  'what is transparent is known to be, with a palette: %s',
  async (palette) => {
    const small = sharp(await logoPicture())
      .resize({ width: 32 })
      .png({ palette })
    const pixels = pixelsOf(new Uint8Array(await small.toBuffer()))
    const middle = ((pixels?.height ?? 0) / 2) * 32 + 16
    expect(pixels?.rgba[3]).toBe(0)
    expect(pixels?.rgba[middle * 4 + 3]).toBeGreaterThan(250)
  },
)

test.each([
  ['a grey', { background: '#808080', channels: 3 as const }, [128, 128, 128, 255]],
  [
    'a half opaque green',
    { background: { r: 0, g: 200, b: 0, alpha: 0.5 }, channels: 4 as const },
    [0, 200, 0, 128],
  ],
])(
  '%s is the same whether it is kept as a grey, as colours or by a palette',
  async (_, picture, rgba) => {
    const plain = sharp({ create: { width: 2, height: 2, ...picture } })
    const kinds = [plain.clone().png(), plain.clone().png({ palette: true, colours: 256 })]
    if (rgba[0] === rgba[1]) kinds.push(plain.clone().toColourspace('b-w').png())
    for (const kind of kinds) {
      const pixels = pixelsOf(new Uint8Array(await kind.toBuffer()))
      expect([...(pixels?.rgba.subarray(-4) ?? [])]).toEqual(rgba)
    }
  },
)

test('what is no PNG, or one beyond a sample, has no pixels', async () => {
  expect(pixelsOf(new Uint8Array([0x89, 0x50, 0x4e, 0x47]))).toBeUndefined()
  const large = sharp({ create: { width: 101, height: 2, channels: 3, background: 'red' } }).png()
  expect(pixelsOf(new Uint8Array(await large.toBuffer()))).toBeUndefined()
})
