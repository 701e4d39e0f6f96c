import { createFileRoute } from '@tanstack/react-router'
import { contentHead } from '#app/features/content/content-head.ts'
import { getPage } from '#app/features/content/content.functions.ts'
import { QuestionsPage } from '#app/features/content/questions-page.tsx'
import { ContactSection } from '#app/features/conversations/contact-section.tsx'
import { formStart } from '#app/features/conversations/conversations.functions.ts'
import { sentSearch } from '#app/features/conversations/sent-search.ts'
import { addWords } from '#app/i18n/i18n.ts'

export const Route = createFileRoute('/support')({
  validateSearch: sentSearch,
  beforeLoad: ({ context }) => addWords('seldom', context.i18n),
  loader: async () => ({ ...(await getPage('support')), start: formStart() }),
  head: ({ matches, loaderData }) => contentHead({ matches, ...loaderData }),
  component: Support,
})

function Support() {
  const { start, ...words } = Route.useLoaderData()
  const { sent } = Route.useSearch()
  return (
    <QuestionsPage
      form={<ContactSection form="support" sent={sent} start={start} />}
      words={{ ...words, page: 'support' }}
    />
  )
}
