import { createFileRoute } from '@tanstack/react-router'
import { contentHead } from '#app/features/content/content-head.ts'
import { getPage } from '#app/features/content/content.functions.ts'
import { ArticlePage } from '#app/features/content/article-page.tsx'

export const Route = createFileRoute('/privacy')({
  loader: () => getPage('privacy'),
  head: ({ matches, loaderData }) => contentHead({ matches, ...loaderData }),
  component: Privacy,
})

function Privacy() {
  return <ArticlePage words={{ ...Route.useLoaderData(), page: 'privacy' }} />
}
