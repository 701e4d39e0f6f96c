import { Image, View } from '@react-pdf/renderer'
import type { Tint } from '#domain/catalog.ts'
import { base64Of } from '#server/platform/pdf/base64.ts'
import { grounds } from './paper.ts'

export type Pictures = ReadonlyMap<string, Uint8Array<ArrayBuffer>>

interface PaperPictureProps {
  pictures: Pictures
  picture?: string | undefined
  tint: Tint
  width: number | `${number}%`
  height: number | `${number}%`
  radius?: number
}

/** A picture on the ground of its category; the ground alone where there is none. */
export function PaperPicture({
  pictures,
  picture,
  tint,
  width,
  height,
  radius = 8.5,
}: PaperPictureProps) {
  const bytes = picture === undefined ? undefined : pictures.get(picture)
  const ground = { width, height, borderRadius: radius, backgroundColor: grounds[tint] }
  return (
    <View style={{ ...ground, overflow: 'hidden', flexShrink: 0 }}>
      {bytes && (
        <Image
          src={`data:image/jpeg;base64,${base64Of(bytes)}`}
          style={{
            width: '100%',
            height: '100%',
            objectFit: 'contain',
            objectPosition: '50% 100%',
          }}
        />
      )}
    </View>
  )
}
