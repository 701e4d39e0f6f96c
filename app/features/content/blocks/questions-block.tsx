import { useEmptyPlaces } from '#app/platform/empty-places.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { BlockProps } from './block-props.ts'
import { BlockHtml, BlockText, useItems } from './block-text.tsx'

/** Questions that open to their answers; all are open while the page is edited. */
export function QuestionsBlock({ section, words }: BlockProps<'questions'>) {
  const items = useItems(words, section, { count: section.settings.count, field: 'title' })
  const showsEmpty = useEmptyPlaces()
  return (
    <div className="wrap question-group">
      <BlockText as="h2" name="title" of={words} section={section} />
      <div className="question-list">
        {items.map((item) => (
          <details key={item} open={showsEmpty || undefined}>
            <summary>
              <BlockText name={`${item}.title`} of={words} section={section} />
              <Icon name="plus" size="s" />
            </summary>
            <BlockHtml name={`${item}.body`} of={words} section={section} />
          </details>
        ))}
      </div>
    </div>
  )
}
