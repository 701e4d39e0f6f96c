import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { PapersPage } from '#app/features/orders/admin/papers/papers-page.tsx'
import { privateHead } from '#app/platform/private-head.ts'
import { readSection } from '#app/workspace/frame/read-section.ts'
import { Section, sectionList } from '#app/workspace/frame/section.tsx'

export const Route = createFileRoute('/admin/orders_/papers')({
  ...sectionList,
  // Both lists are made of the same orders.
  loaderDeps: ({ search: { ids, day, delivery } }) => ({ ids, day, delivery }),
  loader: ({ deps: query, location: { href: next } }) =>
    readSection('/api/admin/orders/papers', { query, next }),
  head: privateHead(msg`Pick and pack`),
  component: () => <Section Page={PapersPage} data={Route.useLoaderData()} />,
})
