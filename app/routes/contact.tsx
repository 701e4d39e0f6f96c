import { createFileRoute } from '@tanstack/react-router'
import { contentHead } from '#app/features/content/content-head.ts'
import { getPageTexts } from '#app/features/content/content.functions.ts'
import { ContactPage } from '#app/features/content/contact-page.tsx'
import { retried } from '#app/platform/retry.ts'

export const Route = createFileRoute('/contact')({
  loader: () => retried(() => getPageTexts({ data: 'contact' })),
  head: ({ matches, loaderData }) => contentHead({ matches, texts: loaderData }),
  component: Contact,
})

function Contact() {
  return <ContactPage words={{ page: 'contact', texts: Route.useLoaderData() }} />
}
