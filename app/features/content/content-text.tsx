import { RichText } from '#app/ui/rich-text.tsx'
import { useForeignLanguage, type Words } from './words.ts'

interface ContentTextProps {
  of: Words
  /** The content key. */
  name: string
  className?: string
}

/** One plain text of a page, marked as the text that it is. Nothing at all where there are no words. */
export function ContentText({
  of: { page, texts },
  name,
  as: Element = 'span',
  ...rest
}: ContentTextProps & { as?: 'bdi' | 'h1' | 'h2' | 'h3' | 'p' | 'span' | 'strong' | 'summary' }) {
  const text = texts[name]
  const language = useForeignLanguage(text?.languageCode)
  if (!text) return null
  return (
    <Element {...rest} {...language} data-content={`${page}.${name}`}>
      {text.value}
    </Element>
  )
}

/** One rich text of a page, as the server has sanitised it. */
export function ContentHtml({ of: { page, texts }, name, ...rest }: ContentTextProps) {
  const text = texts[name]
  const language = useForeignLanguage(text?.languageCode)
  if (!text) return null
  // A text that is saved as plain was never sanitised as HTML: it is shown as it stands.
  if (text.type === 'text') return <ContentText as="p" name={name} of={{ page, texts }} {...rest} />
  return <RichText {...rest} {...language} data-content={`${page}.${name}`} html={text.value} />
}
