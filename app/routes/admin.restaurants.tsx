import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { RestaurantsPage } from '#app/features/restaurants/admin/restaurants-page.tsx'
import { privateHead } from '#app/platform/private-head.ts'
import { readSection } from '#app/workspace/frame/read-section.ts'
import { Section, sectionList } from '#app/workspace/frame/section.tsx'

export const Route = createFileRoute('/admin/restaurants')({
  ...sectionList,
  loaderDeps: () => ({}),
  loader: async ({ location: { href: next } }) => {
    const [found, known] = await Promise.all([
      readSection('/api/admin/restaurants', { next }),
      readSection('/api/admin/languages', { next }),
    ])
    return found && known && { ...found, languages: known.languages }
  },
  head: privateHead(msg`Restaurants`),
  component: () => <Section Page={RestaurantsPage} data={Route.useLoaderData()} />,
})
