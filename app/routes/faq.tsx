import { createFileRoute } from '@tanstack/react-router'
import { contentHead } from '#app/features/content/content-head.ts'
import { getPageTexts } from '#app/features/content/content.functions.ts'
import { QuestionsPage } from '#app/features/content/questions-page.tsx'

export const Route = createFileRoute('/faq')({
  loader: () => getPageTexts('faq'),
  head: ({ matches, loaderData }) => contentHead({ matches, texts: loaderData }),
  component: Faq,
})

function Faq() {
  return <QuestionsPage words={{ page: 'faq', texts: Route.useLoaderData() }} />
}
