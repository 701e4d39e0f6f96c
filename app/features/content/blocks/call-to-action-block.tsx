import { BlockLink } from './block-link.tsx'
import type { BlockProps } from './block-props.ts'
import { BlockText } from './block-text.tsx'

/** One thing to do next, and perhaps another. */
export function CallToActionBlock({ section, words }: BlockProps<'call-to-action'>) {
  const { url, secondUrl } = section.settings
  return (
    <div className="wrap block-call">
      <div className="block-head">
        <BlockText as="h2" name="title" of={words} section={section} />
        <BlockText as="p" className="block-lede" name="text" of={words} section={section} />
      </div>
      <p className="block-ways">
        <BlockLink name="primary" of={words} section={section} url={url} />
        <BlockLink look="outline" name="secondary" of={words} section={section} url={secondUrl} />
      </p>
    </div>
  )
}
