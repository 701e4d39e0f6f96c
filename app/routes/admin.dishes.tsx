import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { DishesPage } from '#app/features/dishes/admin/dishes-page.tsx'
import { privateHead } from '#app/platform/private-head.ts'
import { readIfAllowed } from '#app/platform/read.ts'
import { readSection } from '#app/workspace/frame/read-section.ts'
import { Section, sectionList } from '#app/workspace/frame/section.tsx'

export const Route = createFileRoute('/admin/dishes')({
  ...sectionList,
  // The whole menu is read: what of it is listed, the page decides.
  loaderDeps: ({ search: { restaurant, view, open } }) => ({ restaurant, view, open }),
  loader: async ({ deps: { restaurant, view, open }, location: { href: next } }) => {
    const isDish = view === undefined && open !== undefined && open !== 'new'
    const [menus, spoken, product] = await Promise.all([
      readSection('/api/admin/dishes', { query: { restaurant }, next }),
      readSection('/api/admin/languages', { next }),
      isDish ? readIfAllowed('/api/admin/products/:id', { params: { id: open }, next }) : undefined,
    ])
    return menus && spoken && { ...menus, languages: spoken.languages, product: product ?? null }
  },
  head: privateHead(msg`Dishes`),
  component: () => <Section Page={DishesPage} data={Route.useLoaderData()} />,
})
