import { createFileRoute } from '@tanstack/react-router'
import { contentHead } from '#app/features/content/content-head.ts'
import { getPageTexts } from '#app/features/content/content.functions.ts'
import { ArticlePage } from '#app/features/content/article-page.tsx'
import { Team } from '#app/features/content/team.tsx'

export const Route = createFileRoute('/about')({
  loader: () => getPageTexts('about'),
  head: ({ matches, loaderData }) => contentHead({ matches, texts: loaderData }),
  component: About,
})

function About() {
  const words = { page: 'about', texts: Route.useLoaderData() }
  return (
    <ArticlePage words={words}>
      <Team words={words} />
    </ArticlePage>
  )
}
