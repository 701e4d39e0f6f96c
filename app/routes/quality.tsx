import { createFileRoute } from '@tanstack/react-router'
import { contentHead } from '#app/features/content/content-head.ts'
import { getPageTexts } from '#app/features/content/content.functions.ts'
import { ArticlePage } from '#app/features/content/article-page.tsx'
import { Certificates } from '#app/features/content/certificates.tsx'

export const Route = createFileRoute('/quality')({
  loader: () => getPageTexts('quality'),
  head: ({ matches, loaderData }) => contentHead({ matches, texts: loaderData }),
  component: Quality,
})

function Quality() {
  const words = { page: 'quality', texts: Route.useLoaderData() }
  return (
    <ArticlePage words={words}>
      <Certificates words={words} />
    </ArticlePage>
  )
}
