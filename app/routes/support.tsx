import { createFileRoute } from '@tanstack/react-router'
import { contentHead } from '#app/features/content/content-head.ts'
import { getPageTexts } from '#app/features/content/content.functions.ts'
import { QuestionsPage } from '#app/features/content/questions-page.tsx'

export const Route = createFileRoute('/support')({
  loader: () => getPageTexts('support'),
  head: ({ matches, loaderData }) => contentHead({ matches, texts: loaderData }),
  component: Support,
})

function Support() {
  return <QuestionsPage words={{ page: 'support', texts: Route.useLoaderData() }} />
}
