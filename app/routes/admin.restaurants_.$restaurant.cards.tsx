import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { TableCardsPage } from '#app/features/restaurants/admin/table-cards-page.tsx'
import { privateHead } from '#app/platform/private-head.ts'
import { readSection } from '#app/workspace/frame/read-section.ts'
import { Section, sectionList } from '#app/workspace/frame/section.tsx'

export const Route = createFileRoute('/admin/restaurants_/$restaurant/cards')({
  ...sectionList,
  loaderDeps: ({ search: { table } }) => ({ table }),
  loader: ({ params: { restaurant: id }, deps: query, location: { href: next } }) =>
    readSection('/api/admin/restaurants/:id/cards', { params: { id }, query, next }),
  head: privateHead(msg`Cards for tables`),
  component: () => <Section Page={TableCardsPage} data={Route.useLoaderData()} />,
})
