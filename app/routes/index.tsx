import { createFileRoute } from '@tanstack/react-router'
import { contentHead } from '#app/features/content/content-head.ts'
import { getHome } from '#app/features/content/content.functions.ts'
import { HomePage } from '#app/features/content/home-page.tsx'

export const Route = createFileRoute('/')({
  loader: () => getHome(),
  head: ({ matches, loaderData: home }) => contentHead({ matches, texts: home?.texts }),
  component: Home,
})

function Home() {
  return <HomePage home={Route.useLoaderData()} />
}
