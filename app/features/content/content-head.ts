import { type PageHead, pageHead } from '#app/platform/head.ts'
import { structuredData } from '#app/platform/structured-data.ts'
import type { PageTexts } from '#domain/content.ts'

interface ContentHead extends Pick<PageHead, 'matches' | 'paths'> {
  texts: PageTexts | undefined
  /** What the texts tell search engines. */
  facts?: (texts: PageTexts) => Record<string, unknown>
}

/** The head of a page whose title and description are content. */
export function contentHead({ texts = {}, facts, ...rest }: ContentHead) {
  const title = texts['metaTitle'] ?? texts['title']
  const description = texts['metaDescription'] ?? texts['lede']
  const head = pageHead({ ...rest, title: title?.value, description: description?.value })
  return {
    ...head,
    meta: [...(head.meta ?? []), ...(facts ? structuredData(() => facts(texts)) : [])],
  }
}
