import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { QuotesPage } from '#app/features/quotes/admin/quotes-page.tsx'
import { privateHead } from '#app/platform/private-head.ts'
import { readIfAllowed } from '#app/platform/read.ts'
import { readSection } from '#app/workspace/frame/read-section.ts'
import { Section, sectionList } from '#app/workspace/frame/section.tsx'

export const Route = createFileRoute('/admin/quotes')({
  ...sectionList,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { open, ...query }, location: { href: next } }) => {
    const isTemplates = open === 'templates'
    const [list, quote, found] = await Promise.all([
      readSection('/api/admin/quotes', { query, next }),
      open && !isTemplates
        ? readIfAllowed('/api/admin/quotes/:id', { params: { id: open }, next })
        : undefined,
      isTemplates ? readIfAllowed('/api/admin/quotes/templates', { next }) : undefined,
    ])
    return list && { list, quote: quote ?? null, templates: found?.templates ?? null }
  },
  head: privateHead(msg`Quotes`),
  component: () => <Section Page={QuotesPage} data={Route.useLoaderData()} />,
})
