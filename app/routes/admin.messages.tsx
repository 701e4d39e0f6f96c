import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { MessagesPage } from '#app/features/conversations/admin/messages-page.tsx'
import { privateHead } from '#app/platform/private-head.ts'
import { readIfAllowed } from '#app/platform/read.ts'
import { readSection } from '#app/workspace/frame/read-section.ts'
import { Section, sectionList } from '#app/workspace/frame/section.tsx'

export const Route = createFileRoute('/admin/messages')({
  ...sectionList,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { open, ...query }, location: { href: next } }) => {
    const isTemplates = open === 'templates'
    const [list, conversation, found] = await Promise.all([
      readSection('/api/admin/conversations', { query, next }),
      open && !isTemplates
        ? readIfAllowed('/api/admin/conversations/:id', { params: { id: open }, next })
        : undefined,
      isTemplates ? readIfAllowed('/api/admin/conversations/templates', { next }) : undefined,
    ])
    return list && { list, conversation: conversation ?? null, templates: found?.templates ?? null }
  },
  head: privateHead(msg`Messages`),
  component: () => <Section Page={MessagesPage} data={Route.useLoaderData()} />,
})
