import { ContentText } from './content-text.tsx'
import type { Words } from './words.ts'

/** The head of an information page: its one main heading and what it is about. */
export function PageIntro({ words }: { words: Words }) {
  return (
    <header className="intro wrap">
      <ContentText as="h1" name="title" of={words} />
      <ContentText as="p" className="intro-lede" name="lede" of={words} />
    </header>
  )
}
