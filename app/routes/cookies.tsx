import { createFileRoute } from '@tanstack/react-router'
import { contentHead } from '#app/features/content/content-head.ts'
import { getPage } from '#app/features/content/content.functions.ts'
import { ArticlePage } from '#app/features/content/article-page.tsx'

export const Route = createFileRoute('/cookies')({
  loader: () => getPage('cookies'),
  head: ({ matches, loaderData }) => contentHead({ matches, ...loaderData }),
  component: Cookies,
})

function Cookies() {
  return <ArticlePage words={{ ...Route.useLoaderData(), page: 'cookies' }} />
}
