import { createFileRoute } from '@tanstack/react-router'
import { contentHead } from '#app/features/content/content-head.ts'
import { getPage } from '#app/features/content/content.functions.ts'
import { QuestionsPage } from '#app/features/content/questions-page.tsx'

export const Route = createFileRoute('/support')({
  loader: () => getPage('support'),
  head: ({ matches, loaderData }) => contentHead({ matches, ...loaderData }),
  component: Support,
})

function Support() {
  return <QuestionsPage words={{ ...Route.useLoaderData(), page: 'support' }} />
}
