import sharp from 'sharp'
import type { Images, PictureFormat } from './images.ts'

const limits = { failOn: 'error', limitInputPixels: 100_000_000 } as const
const encoders = {
  'image/avif': 'avif',
  'image/webp': 'webp',
  'image/png': 'png',
  'image/jpeg': 'jpeg',
} as const

/** Pictures drawn by sharp, for tests where no Images binding is. */
export function sharpImages(): Images {
  return {
    async info(bytes) {
      try {
        const { format, width, height } = await sharp(bytes, limits).metadata()
        const name = format === 'heif' ? 'avif' : format
        return name === 'svg' ? undefined : { mediaType: `image/${name}`, width, height }
      } catch {
        return undefined
      }
    },
    async draw(bytes, { width, height, turn, format, background }) {
      try {
        const turned = turn === 0 ? bytes : await sharp(bytes, limits).rotate(turn).toBuffer()
        const sized = sharp(turned, limits).resize({
          width,
          ...(height === undefined ? {} : { height }),
          fit: 'inside',
          withoutEnlargement: true,
        })
        const grounded = background === undefined ? sized : sized.flatten({ background })
        return new Uint8Array(await grounded.toFormat(encoderOf(format)).toBuffer())
      } catch {
        return undefined
      }
    },
  }
}

function encoderOf(format: PictureFormat) {
  return encoders[format]
}
