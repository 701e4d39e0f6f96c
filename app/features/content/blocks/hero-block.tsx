import { BlockLink } from './block-link.tsx'
import { BlockPicture } from './block-picture.tsx'
import type { BlockProps } from './block-props.ts'
import { BlockText } from './block-text.tsx'

/** One promise, one picture, and where it leads. */
export function HeroBlock({ section, words }: BlockProps<'hero'>) {
  const { pictures, settings } = section
  return (
    <div className="wrap block-pair">
      <div className="block-say">
        <BlockText as="h2" name="title" of={words} section={section} />
        <BlockText as="p" className="block-lede" name="text" of={words} section={section} />
        <BlockLink name="primary" of={words} section={section} url={settings.url} />
      </div>
      <BlockPicture picture={pictures?.[0]} sizes="(min-width: 60rem) 600px, 92vw" />
    </div>
  )
}
