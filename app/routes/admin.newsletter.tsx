import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { NewslettersPage } from '#app/features/newsletters/admin/newsletters-page.tsx'
import { privateHead } from '#app/platform/private-head.ts'
import { readSection } from '#app/workspace/frame/read-section.ts'
import { Section, sectionList } from '#app/workspace/frame/section.tsx'

export const Route = createFileRoute('/admin/newsletter')({
  ...sectionList,
  loader: ({ deps: query, location: { href: next } }) =>
    readSection('/api/admin/newsletters', { query, next }),
  head: privateHead(msg`Newsletter`),
  component: () => <Section Page={NewslettersPage} data={Route.useLoaderData()} />,
})
