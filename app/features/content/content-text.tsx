import { useEmptyPlaces } from '#app/platform/empty-places.ts'
import { RichText } from '#app/ui/rich-text.tsx'
import type { PageText } from '#domain/content.schema.ts'
import { useForeignLanguage, type Words } from './words.ts'

interface ContentTextProps {
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

/** One rich text of a page, as the server has sanitised it, in the same way. */
export function ContentHtml({ of: { page, texts }, name, ...rest }: ContentTextProps) {
  const text = texts[name]
  const language = useForeignLanguage(text?.languageCode)
  const showsEmpty = useEmptyPlaces()
  if (!text && !showsEmpty) return null
  const mark = markOf(page, name, text)
  if (!text) return <RichText {...rest} {...mark} html="" />
  // A text that is saved as plain was never sanitised as HTML: it is shown as it stands.
  if (text.type === 'text') return <ContentText as="p" name={name} of={{ page, texts }} {...rest} />
  return <RichText {...rest} {...language} {...mark} html={text.value} />
}

/** By which Edit Mode finds a text, and whether anybody has written it. */
function markOf(page: string, name: string, text: PageText | undefined) {
  return {
    'data-content': `${page}.${name}`,
    'data-unwritten': text ? undefined : '',
  }
}
