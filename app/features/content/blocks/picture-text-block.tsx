import { BlockLink } from './block-link.tsx'
import { BlockPicture } from './block-picture.tsx'
import type { BlockProps } from './block-props.ts'
import { BlockHtml, BlockText } from './block-text.tsx'

/** A picture beside what it shows, on either side. */
export function PictureTextBlock({ section, words }: BlockProps<'picture-text'>) {
  const { pictures, settings } = section
  return (
    <div className="wrap block-pair" data-side={settings.side}>
      <BlockPicture picture={pictures?.[0]} sizes="(min-width: 60rem) 600px, 92vw" />
      <div className="block-say">
        <BlockText as="h2" name="title" of={words} section={section} />
        <BlockHtml name="body" of={words} section={section} />
        <BlockLink look="link" name="more" of={words} section={section} url={settings.url} />
      </div>
    </div>
  )
}
