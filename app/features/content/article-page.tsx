import type { ReactNode } from 'react'
import { ContentHtml } from './content-html.tsx'
import { ContentText } from './content-text.tsx'
import { PageSections } from './page-sections.tsx'
import type { Words } from './words.ts'

interface ArticlePageProps {
  words: Words
  /** What stands below the text. */
  children?: ReactNode
}

/** A page to read: what it is about at the side of one column of text. */
export function ArticlePage({ words, children }: ArticlePageProps) {
  return (
    <article className="page-end">
      <header className="intro wrap">
        <ContentText as="h1" name="title" of={words} />
      </header>
      <div className="article wrap">
        <ContentText as="p" className="intro-lede" name="lede" of={words} />
        <ContentHtml name="body" of={words} />
      </div>
      {children}
      <PageSections words={words} />
    </article>
  )
}
