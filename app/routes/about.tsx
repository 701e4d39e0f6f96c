import { createFileRoute } from '@tanstack/react-router'
import { contentHead } from '#app/features/content/content-head.ts'
import { getPage } from '#app/features/content/content.functions.ts'
import { ArticlePage } from '#app/features/content/article-page.tsx'
import { Team } from '#app/features/content/team.tsx'

export const Route = createFileRoute('/about')({
  loader: () => getPage('about'),
  head: ({ matches, loaderData }) => contentHead({ matches, ...loaderData }),
  component: About,
})

function About() {
  const words = { ...Route.useLoaderData(), page: 'about' }
  return (
    <ArticlePage words={words}>
      <Team words={words} />
    </ArticlePage>
  )
}
