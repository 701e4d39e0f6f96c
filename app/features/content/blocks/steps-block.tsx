import type { BlockProps } from './block-props.ts'
import { BlockText, useItems } from './block-text.tsx'

/** What happens in which order. */
export function StepsBlock({ section, words }: BlockProps<'steps'>) {
  const items = useItems(words, section, { count: section.settings.count, field: 'title' })
  return (
    <div className="wrap">
      <div className="block-head">
        <BlockText as="h2" name="title" of={words} section={section} />
        <BlockText as="p" className="block-lede" name="text" of={words} section={section} />
      </div>
      <ol className="block-steps">
        {items.map((item) => (
          <li key={item}>
            <BlockText as="h3" name={`${item}.title`} of={words} section={section} />
            <BlockText as="p" name={`${item}.text`} of={words} section={section} />
          </li>
        ))}
      </ol>
    </div>
  )
}
