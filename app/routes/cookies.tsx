import { createFileRoute } from '@tanstack/react-router'
import { contentHead } from '#app/features/content/content-head.ts'
import { getPageTexts } from '#app/features/content/content.functions.ts'
import { ArticlePage } from '#app/features/content/article-page.tsx'

export const Route = createFileRoute('/cookies')({
  loader: () => getPageTexts('cookies'),
  head: ({ matches, loaderData }) => contentHead({ matches, texts: loaderData }),
  component: Cookies,
})

function Cookies() {
  return <ArticlePage words={{ page: 'cookies', texts: Route.useLoaderData() }} />
}
