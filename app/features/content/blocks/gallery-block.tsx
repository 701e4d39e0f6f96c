import { MediaPicture } from '#app/ui/media-picture.tsx'
import type { BlockProps } from './block-props.ts'
import { BlockText } from './block-text.tsx'
import { pictureRows } from './picture-rows.ts'

const sizesIn: Record<number, string> = {
  1: '(min-width: 60rem) 1216px, 92vw',
  2: '(min-width: 48rem) 600px, 46vw',
  3: '(min-width: 48rem) 400px, 46vw',
}

/** Pictures in rows of two and three. */
export function GalleryBlock({ section, words }: BlockProps<'gallery'>) {
  const pictures = section.pictures ?? []
  const rows = pictureRows(pictures.length).flatMap((row) => Array<number>(row).fill(row))
  return (
    <div className="wrap">
      <div className="block-head">
        <BlockText as="h2" name="title" of={words} section={section} />
        <BlockText as="p" className="block-lede" name="text" of={words} section={section} />
      </div>
      <ul className="block-gallery">
        {pictures.map((picture, at) => (
          // One picture may stand in a gallery twice.
          <li data-row={rows[at]} key={`${at} ${picture.id}`}>
            <MediaPicture
              alt={picture.alt}
              picture={picture}
              sizes={sizesIn[rows[at] ?? 1] ?? ''}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
