import { createFileRoute } from '@tanstack/react-router'
import { contentHead } from '#app/features/content/content-head.ts'
import { getPageTexts } from '#app/features/content/content.functions.ts'
import { ArticlePage } from '#app/features/content/article-page.tsx'

export const Route = createFileRoute('/about')({
  loader: () => getPageTexts('about'),
  head: ({ matches, loaderData }) => contentHead({ matches, texts: loaderData }),
  component: About,
})

function About() {
  return <ArticlePage words={{ page: 'about', texts: Route.useLoaderData() }} />
}
