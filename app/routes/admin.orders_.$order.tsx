import { createFileRoute } from '@tanstack/react-router'
import { OrderRecord } from '#app/features/orders/admin/order-record.tsx'
import { pageHead } from '#app/platform/head.ts'
import { readSection } from '#app/workspace/frame/read-section.ts'
import { Section } from '#app/workspace/frame/section.tsx'

export const Route = createFileRoute('/admin/orders_/$order')({
  loader: ({ params: { order: id }, location: { href: next } }) =>
    readSection('/api/admin/orders/:id', { params: { id }, next }),
  head: ({ matches, loaderData: order }) =>
    pageHead({ matches, title: order?.number, robots: 'noindex' }),
  component: () => <Section Page={OrderRecord} data={Route.useLoaderData()} />,
})
