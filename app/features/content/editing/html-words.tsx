import { RichText } from '#app/ui/rich-text.tsx'
import { allowedHtml } from './allowed-html.ts'
import { wordsOf } from './inert-html.ts'
import { WordDifference } from '#app/features/admin/ui/word-difference.tsx'

/** A rich text as it is read, with only what the policy allows. */
export function HtmlWords({ html, ...rest }: { html: string; lang: string; dir?: string }) {
  return <RichText {...rest} html={allowedHtml(html)} />
}

/** What has changed in a rich text: its words alone. */
export function HtmlDifference(texts: { before: string; after: string; language: string }) {
  const { before, after, language } = texts
  return <WordDifference after={wordsOf(after)} before={wordsOf(before)} language={language} />
}
