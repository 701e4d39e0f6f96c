import { createFileRoute } from '@tanstack/react-router'
import { contentHead } from '#app/features/content/content-head.ts'
import { getPageTexts } from '#app/features/content/content.functions.ts'
import { ArticlePage } from '#app/features/content/article-page.tsx'
import { retried } from '#app/platform/retry.ts'

export const Route = createFileRoute('/cookies')({
  loader: () => retried(() => getPageTexts({ data: 'cookies' })),
  head: ({ matches, loaderData }) => contentHead({ matches, texts: loaderData }),
  component: Cookies,
})

function Cookies() {
  return <ArticlePage words={{ page: 'cookies', texts: Route.useLoaderData() }} />
}
