import { createFileRoute } from '@tanstack/react-router'
import { questionFacts } from '#app/features/content/content-facts.ts'
import { contentHead } from '#app/features/content/content-head.ts'
import { getPageTexts } from '#app/features/content/content.functions.ts'
import { QuestionsPage } from '#app/features/content/questions-page.tsx'
import { retried } from '#app/platform/retry.ts'

export const Route = createFileRoute('/support')({
  loader: () => retried(() => getPageTexts({ data: 'support' })),
  head: ({ matches, loaderData: texts }) => contentHead({ matches, texts, facts: questionFacts }),
  component: Support,
})

function Support() {
  return <QuestionsPage words={{ page: 'support', texts: Route.useLoaderData() }} />
}
