import { ContentHtml } from './content-text.tsx'
import { PageIntro } from './page-intro.tsx'
import type { Words } from './words.ts'

/** A page to read: one column of text. */
export function ArticlePage({ words }: { words: Words }) {
  return (
    <article className="page-end">
      <PageIntro words={words} />
      <div className="wrap">
        <ContentHtml className="article" name="body" of={words} />
      </div>
    </article>
  )
}
