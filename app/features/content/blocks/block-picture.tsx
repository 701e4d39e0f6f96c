import type { ShownPicture } from '#domain/sections.schema.ts'
import { MediaPicture } from '#app/ui/media-picture.tsx'
import { useEmptyPlaces } from '#app/platform/empty-places.ts'
import { Icon } from '#app/ui/icon.tsx'

interface BlockPictureProps {
  picture: ShownPicture | undefined
  /** How wide it is shown, as in an `img`. */
  sizes: string
}

/** The picture of a section; its place alone while the page is edited and none is chosen. */
export function BlockPicture({ picture, sizes }: BlockPictureProps) {
  const showsEmpty = useEmptyPlaces()
  if (picture)
    return (
      <MediaPicture alt={picture.alt} className="block-picture" picture={picture} sizes={sizes} />
    )
  return showsEmpty ? (
    <span className="block-picture block-no-picture">
      <Icon name="image" />
    </span>
  ) : null
}
