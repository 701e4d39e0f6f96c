import { createFileRoute } from '@tanstack/react-router'
import { contentHead } from '#app/features/content/content-head.ts'
import { getPage } from '#app/features/content/content.functions.ts'
import { ArticlePage } from '#app/features/content/article-page.tsx'
import { Certificates } from '#app/features/content/certificates.tsx'

export const Route = createFileRoute('/quality')({
  loader: () => getPage('quality'),
  head: ({ matches, loaderData }) => contentHead({ matches, ...loaderData }),
  component: Quality,
})

function Quality() {
  const words = { ...Route.useLoaderData(), page: 'quality' }
  return (
    <ArticlePage words={words}>
      <Certificates words={words} />
    </ArticlePage>
  )
}
