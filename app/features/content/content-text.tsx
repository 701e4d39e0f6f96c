import { useEmptyPlaces } from '#app/platform/empty-places.ts'
import type { PageText } from '#domain/content.schema.ts'
import { useForeignLanguage, type Words } from './words.ts'

export interface ContentTextProps {
  of: Words
  /** The content key. */
  name: string
  className?: string
}

/** One plain text of a page, marked as the text that it is; where it has no words yet, a place for them while the page is edited. */
export function ContentText({
  of: { page, texts },
  name,
  as: Element = 'span',
  ...rest
}: ContentTextProps & { as?: 'bdi' | 'h1' | 'h2' | 'h3' | 'p' | 'span' | 'strong' | 'summary' }) {
  const text = texts[name]
  const language = useForeignLanguage(text?.languageCode)
  const showsEmpty = useEmptyPlaces()
  if (!text && !showsEmpty) return null
  return (
    <Element {...rest} {...language} {...markOf(page, name, text)}>
      {text?.value}
    </Element>
  )
}

/** By which Edit Mode finds a text, and whether anybody has written it. */
export function markOf(page: string, name: string, text: PageText | undefined) {
  return {
    'data-content': `${page}.${name}`,
    'data-unwritten': text ? undefined : '',
  }
}
