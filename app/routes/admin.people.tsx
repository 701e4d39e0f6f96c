import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { PeoplePage } from '#app/features/staff/people-page.tsx'
import { privateHead } from '#app/platform/private-head.ts'
import { readSection } from '#app/workspace/frame/read-section.ts'
import { Section, sectionList } from '#app/workspace/frame/section.tsx'

export const Route = createFileRoute('/admin/people')({
  ...sectionList,
  loader: ({ deps, location }) =>
    readSection('/api/admin/people', { query: deps, next: location.href }),
  head: privateHead(msg`People and roles`),
  component: () => <Section Page={PeoplePage} data={Route.useLoaderData()} />,
})
