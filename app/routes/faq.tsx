import { createFileRoute } from '@tanstack/react-router'
import { questionFacts } from '#app/features/content/content-facts.ts'
import { contentHead } from '#app/features/content/content-head.ts'
import { getPageTexts } from '#app/features/content/content.functions.ts'
import { QuestionsPage } from '#app/features/content/questions-page.tsx'
import { retried } from '#app/platform/retry.ts'

export const Route = createFileRoute('/faq')({
  loader: () => retried(() => getPageTexts({ data: 'faq' })),
  head: ({ matches, loaderData: texts }) => contentHead({ matches, texts, facts: questionFacts }),
  component: Faq,
})

function Faq() {
  return <QuestionsPage words={{ page: 'faq', texts: Route.useLoaderData() }} />
}
