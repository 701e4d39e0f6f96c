import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { AllergenSheetPage } from '#app/features/dishes/admin/allergen-sheet.tsx'
import { privateHead } from '#app/platform/private-head.ts'
import { readSection } from '#app/workspace/frame/read-section.ts'
import { Section, sectionList } from '#app/workspace/frame/section.tsx'

export const Route = createFileRoute('/admin/dishes_/allergens')({
  ...sectionList,
  loaderDeps: ({ search: { restaurant } }) => ({ restaurant }),
  loader: async ({ deps: query, location: { href: next } }) => {
    const [menus, spoken] = await Promise.all([
      readSection('/api/admin/dishes', { query, next }),
      readSection('/api/admin/languages', { next }),
    ])
    return menus && spoken && { ...menus, languages: spoken.languages, product: null }
  },
  head: privateHead(msg`Allergen sheet`),
  component: () => <Section Page={AllergenSheetPage} data={Route.useLoaderData()} />,
})
