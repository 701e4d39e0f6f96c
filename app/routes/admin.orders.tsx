import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { OrdersPage } from '#app/features/orders/admin/orders-page.tsx'
import { privateHead } from '#app/platform/private-head.ts'
import { readIfAllowed } from '#app/platform/read.ts'
import { readSection } from '#app/workspace/frame/read-section.ts'
import { Section, sectionList } from '#app/workspace/frame/section.tsx'

export const Route = createFileRoute('/admin/orders')({
  ...sectionList,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { open, ...query }, location: { href: next } }) => {
    const [list, order] = await Promise.all([
      readSection('/api/admin/orders', { query, next }),
      open ? readIfAllowed('/api/admin/orders/:id', { params: { id: open }, next }) : undefined,
    ])
    return list && { list, order: order ?? null }
  },
  head: privateHead(msg`Orders`),
  component: () => <Section Page={OrdersPage} data={Route.useLoaderData()} />,
})
