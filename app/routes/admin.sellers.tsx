import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { sellersQueue } from '#app/features/sellers/admin/seller-props.ts'
import { SellersPage } from '#app/features/sellers/admin/sellers-page.tsx'
import { privateHead } from '#app/platform/private-head.ts'
import { readIfAllowed } from '#app/platform/read.ts'
import { readSection } from '#app/workspace/frame/read-section.ts'
import { Section, sectionList } from '#app/workspace/frame/section.tsx'

export const Route = createFileRoute('/admin/sellers')({
  ...sectionList,
  loaderDeps: ({ search: { lang: _lang, ...search } }) => search,
  loader: async ({ deps: { open: id, ...query }, location: { href: next } }) => {
    if (query['queue'] === sellersQueue) {
      const [sellers, seller] = await Promise.all([
        readSection('/api/admin/sellers', { query, next }),
        id ? readIfAllowed('/api/admin/sellers/:id', { params: { id }, next }) : undefined,
      ])
      return sellers && { sellers, seller: seller ?? null, applications: null, application: null }
    }
    const [applications, application] = await Promise.all([
      readSection('/api/admin/seller-applications', { query, next }),
      id
        ? readIfAllowed('/api/admin/seller-applications/:id', { params: { id }, next })
        : undefined,
    ])
    return (
      applications && {
        applications,
        application: application ?? null,
        sellers: null,
        seller: null,
      }
    )
  },
  head: privateHead(msg`Sellers`),
  component: () => <Section Page={SellersPage} data={Route.useLoaderData()} />,
})
