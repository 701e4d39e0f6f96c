import { createFileRoute } from '@tanstack/react-router'
import { contentHead } from '#app/features/content/content-head.ts'
import { getPageTexts } from '#app/features/content/content.functions.ts'
import { ArticlePage } from '#app/features/content/article-page.tsx'

export const Route = createFileRoute('/privacy')({
  loader: () => getPageTexts('privacy'),
  head: ({ matches, loaderData }) => contentHead({ matches, texts: loaderData }),
  component: Privacy,
})

function Privacy() {
  return <ArticlePage words={{ page: 'privacy', texts: Route.useLoaderData() }} />
}
