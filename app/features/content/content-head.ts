import { type PageHead, pageHead } from '#app/platform/head.ts'
import type { PageTexts } from '#domain/content.schema.ts'

interface ContentHead extends Pick<PageHead, 'matches' | 'paths' | 'alternates'> {
  texts?: PageTexts | undefined
  isIndexed?: boolean
}

/** The head of a page whose title and description are content. */
export function contentHead({
  texts = {},
  isIndexed = true,
  matches,
  paths,
  alternates,
}: ContentHead) {
  const title = texts['metaTitle'] ?? texts['title']
  const description = texts['metaDescription'] ?? texts['lede']
  return pageHead({
    ...{ matches, paths, alternates },
    title: title?.value,
    description: description?.value,
    picture: texts['metaTitle']?.picture ?? texts['title']?.picture,
    ...(isIndexed ? {} : { robots: 'noindex' }),
  })
}
