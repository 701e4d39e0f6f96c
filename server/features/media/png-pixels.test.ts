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
