import { type PageHead, pageHead } from '#app/platform/head.ts'
import type { PageTexts } from '#domain/content.schema.ts'

interface ContentHead extends Pick<PageHead, 'matches' | 'paths'> {
  texts: PageTexts | undefined
}

/** The head of a page whose title and description are content. */
export function contentHead({ texts = {}, ...rest }: ContentHead) {
  const title = texts['metaTitle'] ?? texts['title']
  const description = texts['metaDescription'] ?? texts['lede']
  return pageHead({
    ...rest,
    title: title?.value,
    description: description?.value,
    picture: title?.picture,
  })
}
