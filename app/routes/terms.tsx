import { createFileRoute } from '@tanstack/react-router'
import { contentHead } from '#app/features/content/content-head.ts'
import { getPageTexts } from '#app/features/content/content.functions.ts'
import { ArticlePage } from '#app/features/content/article-page.tsx'

export const Route = createFileRoute('/terms')({
  loader: () => getPageTexts('terms'),
  head: ({ matches, loaderData }) => contentHead({ matches, texts: loaderData }),
  component: Terms,
})

function Terms() {
  return <ArticlePage words={{ page: 'terms', texts: Route.useLoaderData() }} />
}
