import type { BlockProps } from './block-props.ts'
import { BlockHtml, BlockText } from './block-text.tsx'

/** A heading at the side of one column to read. */
export function TextBlock({ section, words }: BlockProps<'text'>) {
  return (
    <div className="article wrap">
      <BlockText as="h2" name="title" of={words} section={section} />
      <BlockHtml name="body" of={words} section={section} />
    </div>
  )
}
