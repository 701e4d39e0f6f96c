import { ContentLink } from '#app/ui/content-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ContentText } from './content-text.tsx'
import { useIsSaid } from './use-is-said.ts'
import type { Words } from './words.ts'

interface SectionHeadProps {
  words: Words
  /** Content keys of the heading and of the link to the rest. */
  title: string
  more: string
  url: string
}

/** The heading of a section of the home page, with the way to the rest of it. */
export function SectionHead({ words, title, more, url }: SectionHeadProps) {
  const isSaid = useIsSaid(words)
  return (
    <div className="section-head">
      <ContentText as="h2" name={title} of={words} />
      {isSaid(more) && (
        <ContentLink className="link" url={url}>
          <ContentText name={more} of={words} />
          <Icon name="arrow-right" size="s" />
        </ContentLink>
      )}
    </div>
  )
}
