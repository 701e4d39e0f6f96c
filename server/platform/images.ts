import type { ImagesBinding } from '@cloudflare/workers-types'

export interface PictureFacts {
  /** As `image/jpeg`. */
  mediaType: string
  width: number
  height: number
}

export type PictureFormat = 'image/avif' | 'image/webp' | 'image/png' | 'image/jpeg'

export interface Wanted {
  /** In pixels; a narrower picture keeps its own width. */
  width: number
  /** The same for the height; as high as its width makes it without. */
  height?: number
  /** Degrees clockwise, before it is made smaller. */
  turn: 0 | 90 | 180 | 270
  format: PictureFormat
  /** The colour behind what is transparent, as `#f4ead6`; left out, it stays so, or is black where the format has no transparency. */
  background?: string
}

type Bytes = Uint8Array<ArrayBuffer>

/** Reads and re-encodes pictures. What comes out was drawn anew: nothing but pixels of the original is in it. */
export interface Images {
  /** What the bytes are, by decoding their header; undefined where they are no picture. */
  info(bytes: Bytes): Promise<PictureFacts | undefined>
  /** The picture in another size and format; undefined where it cannot be decoded. */
  draw(bytes: Bytes, wanted: Wanted): Promise<Bytes | undefined>
}

/** Cloudflare's Images binding behind the port. */
export function cloudflareImages(binding: ImagesBinding): Images {
  return {
    async info(bytes) {
      try {
        const found = await binding.info(streamOf(bytes))
        if (!('width' in found)) return undefined
        return { mediaType: found.format, width: found.width, height: found.height }
      } catch {
        return undefined
      }
    },
    async draw(bytes, { width, height, turn, format, background }) {
      try {
        const output = await binding
          .input(streamOf(bytes))
          .transform({
            ...(turn === 0 ? {} : { rotate: turn }),
            ...(height === undefined ? {} : { height }),
            ...(background === undefined ? {} : { background }),
            width,
            fit: 'scale-down',
          })
          .output({ format, anim: false })
        const drawn = output.response() as unknown as Response
        return new Uint8Array(await drawn.arrayBuffer())
      } catch {
        return undefined
      }
    },
  }
}

function streamOf(bytes: Bytes) {
  return new Blob([bytes]).stream() as unknown as Parameters<ImagesBinding['info']>[0]
}
