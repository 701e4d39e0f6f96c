import { useMemo } from 'react'
import { thumbHashToDataURL } from 'thumbhash'
import type { MediaItem } from '#domain/media.schema.ts'
import { Icon } from '#app/ui/icon.tsx'
import { MediaPicture } from '#app/ui/media-picture.tsx'

/** A picture small, over a blurred sketch of itself until it is there; a sheet of paper for a file. Its name stands beside it. */
export function Thumbnail({ item, sizes = '200px' }: { item: MediaItem; sizes?: string }) {
  const sketch = useMemo(() => sketchOf(item.thumbhash), [item.thumbhash])
  if (item.kind === 'file')
    return (
      <span className="media-thumb media-thumb-file">
        <Icon name="file-text" size="l" />
        <span>{endingOf(item.name)}</span>
      </span>
    )
  return (
    <span className="media-thumb">
      {sketch && <img alt="" className="media-sketch" src={sketch} />}
      <MediaPicture alt="" picture={item} sizes={sizes} />
    </span>
  )
}

function sketchOf(thumbhash: string | null): string | undefined {
  if (!thumbhash) return undefined
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(thumbhash), (letter) => letter.charCodeAt(0)))
  } catch {
    return undefined
  }
}

function endingOf(name: string): string {
  return name.split('.').at(-1)?.toUpperCase().slice(0, 5) ?? ''
}
