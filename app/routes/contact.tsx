import { createFileRoute } from '@tanstack/react-router'
import { contentHead } from '#app/features/content/content-head.ts'
import { getPageTexts } from '#app/features/content/content.functions.ts'
import { ContactPage } from '#app/features/content/contact-page.tsx'

export const Route = createFileRoute('/contact')({
  loader: () => getPageTexts('contact'),
  head: ({ matches, loaderData }) => contentHead({ matches, texts: loaderData }),
  component: Contact,
})

function Contact() {
  return <ContactPage words={{ page: 'contact', texts: Route.useLoaderData() }} />
}
