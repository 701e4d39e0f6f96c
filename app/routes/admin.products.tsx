import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ProductsPage } from '#app/features/products/admin/products-page.tsx'
import { privateHead } from '#app/platform/private-head.ts'
import { readIfAllowed } from '#app/platform/read.ts'
import { readSection } from '#app/workspace/frame/read-section.ts'
import { Section, sectionList } from '#app/workspace/frame/section.tsx'

export const Route = createFileRoute('/admin/products')({
  ...sectionList,
  loaderDeps: ({ search: { lang: _lang, tab: _tab, ...asked } }) => asked,
  loader: async ({ deps: { open, ...query }, location: { href: next } }) => {
    const isThere = open !== undefined && !['new', 'export'].includes(open)
    const [list, spoken, product] = await Promise.all([
      readSection('/api/admin/products', { query, next }),
      readSection('/api/admin/languages', { next }),
      isThere
        ? readIfAllowed('/api/admin/products/:id', {
            params: { id: open },
            next,
          })
        : undefined,
    ])
    return list && spoken && { list, languages: spoken.languages, product: product ?? null }
  },
  head: privateHead(msg`Products`),
  component: () => <Section Page={ProductsPage} data={Route.useLoaderData()} />,
})
