import { createFileRoute } from '@tanstack/react-router'
import { contentHead } from '#app/features/content/content-head.ts'
import { getPage } from '#app/features/content/content.functions.ts'
import { ContactPage } from '#app/features/content/contact-page.tsx'
import { ContactSection } from '#app/features/conversations/contact-section.tsx'
import { formStart } from '#app/features/conversations/conversations.functions.ts'
import { sentSearch } from '#app/features/conversations/sent-search.ts'
import { addWords } from '#app/i18n/i18n.ts'

export const Route = createFileRoute('/contact')({
  validateSearch: sentSearch,
  beforeLoad: ({ context }) => addWords('seldom', context.i18n),
  loader: async () => ({ ...(await getPage('contact')), start: formStart() }),
  head: ({ matches, loaderData }) => contentHead({ matches, ...loaderData }),
  component: Contact,
})

function Contact() {
  const { start, ...words } = Route.useLoaderData()
  const { sent } = Route.useSearch()
  return (
    <ContactPage
      form={<ContactSection form="contact" sent={sent} start={start} />}
      words={{ ...words, page: 'contact' }}
    />
  )
}
