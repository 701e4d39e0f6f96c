import { createFileRoute } from '@tanstack/react-router'
import { contentHead } from '#app/features/content/content-head.ts'
import { getPage } from '#app/features/content/content.functions.ts'
import { ArticlePage } from '#app/features/content/article-page.tsx'

export const Route = createFileRoute('/about')({
  loader: () => getPage('about'),
  head: ({ matches, loaderData }) => contentHead({ matches, ...loaderData }),
  component: About,
})

function About() {
  return <ArticlePage words={{ ...Route.useLoaderData(), page: 'about' }} />
}
