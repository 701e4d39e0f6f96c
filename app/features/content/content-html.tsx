import { useEmptyPlaces } from '#app/platform/empty-places.ts'
import { RichText } from '#app/ui/rich-text.tsx'
import { ContentText, type ContentTextProps, markOf } from './content-text.tsx'
import { useForeignLanguage } from './words.ts'

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
