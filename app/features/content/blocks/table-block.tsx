import type { BlockProps } from './block-props.ts'
import { BlockHtml, BlockText } from './block-text.tsx'

/** A table under its heading, in the whole width of the page. */
export function TableBlock({ section, words }: BlockProps<'table'>) {
  return (
    <div className="article wrap">
      <BlockText as="h2" name="title" of={words} section={section} />
      <BlockHtml name="body" of={words} section={section} />
    </div>
  )
}
