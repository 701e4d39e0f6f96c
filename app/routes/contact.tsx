import { createFileRoute } from '@tanstack/react-router'
import { contentHead } from '#app/features/content/content-head.ts'
import { getPage } from '#app/features/content/content.functions.ts'
import { ContactPage } from '#app/features/content/contact-page.tsx'

export const Route = createFileRoute('/contact')({
  loader: () => getPage('contact'),
  head: ({ matches, loaderData }) => contentHead({ matches, ...loaderData }),
  component: Contact,
})

function Contact() {
  return <ContactPage words={{ ...Route.useLoaderData(), page: 'contact' }} />
}
