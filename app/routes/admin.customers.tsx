import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { CustomersPage } from '#app/features/customers/admin/customers-page.tsx'
import { privateHead } from '#app/platform/private-head.ts'
import { readIfAllowed } from '#app/platform/read.ts'
import { readSection } from '#app/workspace/frame/read-section.ts'
import { Section, sectionList } from '#app/workspace/frame/section.tsx'

export const Route = createFileRoute('/admin/customers')({
  ...sectionList,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { open, ...query }, location: { href: next } }) => {
    const [list, customer] = await Promise.all([
      readSection('/api/admin/customers', { query, next }),
      open ? readIfAllowed('/api/admin/customers/:id', { params: { id: open }, next }) : undefined,
    ])
    return list && { list, customer: customer ?? null }
  },
  head: privateHead(msg`Customers`),
  component: () => <Section Page={CustomersPage} data={Route.useLoaderData()} />,
})
