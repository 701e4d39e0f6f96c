import { createFileRoute } from '@tanstack/react-router'
import { contentHead } from '#app/features/content/content-head.ts'
import { getPageTexts } from '#app/features/content/content.functions.ts'
import { ArticlePage } from '#app/features/content/article-page.tsx'
import { retried } from '#app/platform/retry.ts'

export const Route = createFileRoute('/terms')({
  loader: () => retried(() => getPageTexts({ data: 'terms' })),
  head: ({ matches, loaderData }) => contentHead({ matches, texts: loaderData }),
  component: Terms,
})

function Terms() {
  return <ArticlePage words={{ page: 'terms', texts: Route.useLoaderData() }} />
}
