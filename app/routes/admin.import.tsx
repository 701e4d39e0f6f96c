import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ImportPage } from '#app/features/imports/admin/import-page.tsx'
import { privateHead } from '#app/platform/private-head.ts'
import { readSection } from '#app/workspace/frame/read-section.ts'
import { Section, sectionList } from '#app/workspace/frame/section.tsx'
import { readImport } from '#app/features/imports/admin/read-import.ts'

export const Route = createFileRoute('/admin/import')({
  ...sectionList,
  loader: async ({ deps: { import: id, page, show }, location: { href: next } }) => {
    const [list, opened] = await Promise.all([
      readSection('/api/admin/imports', { query: id ? {} : { page }, next }),
      id ? readImport(id, { show, page, next }) : null,
    ])
    return list && { list, opened }
  },
  head: privateHead(msg`Import products`),
  component: () => <Section Page={ImportPage} data={Route.useLoaderData()} />,
})
