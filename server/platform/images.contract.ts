import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  cornerOpacity,
  gifWithScript,
  logoPicture,
  phonePicture,
  pictureOf,
  textBytes,
} from '#tests/support/pictures.ts'
import type { Images, PictureFormat } from './images.ts'

/** What every picture service has to do: run on sharp and on the Images binding. */
export function imagesContract(open: () => Images): void {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('tells a %s and its size', async (format) => {
    const picture = await pictureOf(format, { width: 64, height: 48 })
    expect(await open().info(picture)).toEqual({
      mediaType: `image/${format}`,
      width: 64,
      height: 48,
    })
  })

  test.each<[string, () => Uint8Array<ArrayBuffer>]>([
    ['a page', () => textBytes('<!doctype html><script>alert(1)</script>')],
    [
      'a drawing',
      () => textBytes('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ['a script with a GIF’s first bytes', gifWithScript],
    ['nothing', () => new Uint8Array()],
  ])('%s is no picture', async (_, made) => {
    expect(await open().info(made())).toBeUndefined()
    expect(await open().draw(textBytes('x'), { width: 160, turn: 0, format: 'image/webp' })).toBe(
      undefined,
    )
  })

  test.each<[PictureFormat, string]>([
    ['image/webp', 'webp'],
    ['image/avif', 'heif'],
    ['image/png', 'png'],
    ['image/jpeg', 'jpeg'],
  ])('draws %s in the wanted width, and never wider than it is', async (format, name) => {
    const picture = await pictureOf('jpeg', { width: 400, height: 200 })
    const small = await open().draw(picture, { width: 160, turn: 0, format })
    expect(await sharp(small).metadata()).toMatchObject({ format: name, width: 160, height: 80 })
    const wide = await open().draw(picture, { width: 640, turn: 0, format })
    expect(await sharp(wide).metadata()).toMatchObject({ width: 400, height: 200 })
  })

  test('a picture that is long and narrow fits into both limits', async () => {
    const picture = await pictureOf('png', { width: 100, height: 1000 })
    const wanted = { width: 32, height: 32, turn: 0, format: 'image/png' } as const
    expect(await sharp(await open().draw(picture, wanted)).metadata()).toMatchObject({
      width: 3,
      height: 32,
    })
  })

  test('what is transparent stays so in PNG', async () => {
    const wanted = { width: 160, turn: 0, format: 'image/png' } as const
    const drawn = await open().draw(await logoPicture(), wanted)
    expect(await cornerOpacity(drawn)).toBe(0)
  })

  test('turns before it makes smaller', async () => {
    const picture = await pictureOf('png', { width: 400, height: 200 })
    const turned = await open().draw(picture, { width: 160, turn: 90, format: 'image/webp' })
    expect(await sharp(turned).metadata()).toMatchObject({ width: 160, height: 320 })
  })

  test('nothing of what a camera wrote is in what was drawn', async () => {
    const drawn = await open().draw(await phonePicture(), {
      width: 160,
      turn: 0,
      format: 'image/webp',
    })
    expect((await sharp(drawn).metadata()).exif).toBeUndefined()
    expect(Buffer.from(drawn ?? []).toString('latin1')).not.toContain('Kari')
  })
}
